// How well a person plays, drawn: a column for each of the last rounds, as high as what it lost in rows. The line below
// them is the best play; a column over a ~ is an estimate, and open. Lengths tell, and no colour does.

const SVG = "http://www.w3.org/2000/svg";
const ROW = 10; // tenths
const [WIDE, HIGH, LEFT, RIGHT, TOP, FOOT] = [320, 184, 24, 290, 18, 152];
const WIDEST = 26; // of a round, its gap with it
const MOST_NUMBERS = 6; // at the axis

function part(kind, name, at, text) {
  const element = document.createElementNS(SVG, kind);
  element.setAttribute("class", name);
  for (const [key, value] of Object.entries(at)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

const inRows = (tenths) => `${Math.floor(tenths / ROW)}.${tenths % ROW}`;
const told = ([tenths, exact]) => (exact ? "" : "~") + inRows(tenths);

// `chart` is that of a view.
export function drawn([name, best, rounds]) {
  const top = Math.max(1, ...rounds.map(([tenths]) => Math.ceil(tenths / ROW)));
  const height = (tenths) => ((FOOT - TOP) * tenths) / (top * ROW);
  const step = Math.min(WIDEST, (RIGHT - LEFT) / rounds.length);
  const mean = rounds.reduce((sum, [tenths]) => sum + tenths, 0) / rounds.length;
  const svg = part("svg", "drawn", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-labelledby": "chart-name chart-told" });
  svg.append(part("title", "", { id: "chart-name" }, name));
  svg.append(part("desc", "", { id: "chart-told" }, `0 = ${best}: ${rounds.map(told).join(", ")}`));
  for (let row = 0; row <= top; row += Math.ceil(top / MOST_NUMBERS)) {
    const y = FOOT - height(row * ROW);
    svg.append(part("text", "number", { x: LEFT - 6, y: y + 4 }, row));
    svg.append(part("line", row ? "row" : "best", { x1: LEFT, x2: RIGHT, y1: y, y2: y }));
  }
  rounds.forEach(([tenths, exact], at) => {
    const x = LEFT + step * (at + 0.15);
    svg.append(part("rect", exact ? "bar" : "bar estimate", { x, y: FOOT - height(tenths), width: step * 0.7, height: height(tenths) }));
    if (!exact) svg.append(part("text", "sign", { x: x + step * 0.35, y: FOOT + 11 }, "~"));
  });
  const y = FOOT - height(mean);
  svg.append(part("line", "mean", { x1: LEFT, x2: RIGHT, y1: y, y2: y }));
  svg.append(part("text", "mean-number", { x: RIGHT + 4, y: y + 4 }, inRows(Math.round(mean))));
  svg.append(part("text", "below", { x: LEFT, y: FOOT + 24 }, `0 = ${best}`));
  return svg;
}
