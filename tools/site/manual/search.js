// Looks for words in the chapters of the manual: all of them must be there.

const field = document.getElementById("search");
const found = document.getElementById("found");
const AROUND = 60; // signs shown on either side of the first word
const MOST = 12;
const HEADING = "h1, h2, h3";

// Without case, accents and hyphens, sign for sign.
const folded = (text) => [...text].map((sign) => (sign === "-" ? " " : sign.toLowerCase().normalize("NFD")[0])).join("");

// The English manual is British, its readers need not be.
const isEnglish = document.documentElement.lang === "en";
const british = (words) => (isEnglish ? words.replaceAll("color", "colour").replaceAll("gray", "grey") : words);

const chapters = [...document.querySelectorAll(`main :is(${HEADING})`)].map((heading) => {
  const parts = [];
  for (let part = heading.nextElementSibling; part && !part.matches(HEADING); part = part.nextElementSibling) parts.push(part.textContent);
  const [title, text] = [heading.textContent, parts.join(" ").replace(/\s+/g, " ")];
  return { link: `#${heading.id}`, title, text, words: folded(`${title} ${text}`), inTitle: folded(title) };
});

function search() {
  const words = british(folded(field.value)).split(/\s+/).filter(Boolean);
  const fits = words.length ? chapters.filter((one) => words.every((word) => one.words.includes(word))) : [];
  const byTitle = ({ inTitle }) => words.filter((word) => inTitle.includes(word)).length;
  fits.sort((one, other) => byTitle(other) - byTitle(one));
  found.replaceChildren(...fits.slice(0, MOST).map((one) => shown(one, words)));
  if (words.length && !fits.length) found.textContent = found.dataset.none;
}

function shown({ link, title, text }, words) {
  const entry = document.createElement("a");
  entry.href = link;
  const name = document.createElement("b");
  name.textContent = title;
  const at = Math.max(0, folded(text).indexOf(words[0]) - AROUND);
  const part = [...text].slice(at, at + 2 * AROUND).join("");
  entry.append(name, ` ${at ? "… " : ""}${part} …`);
  return entry;
}

field.addEventListener("input", search);
field.addEventListener("keydown", ({ key }) => {
  if (key === "Enter") found.querySelector("a")?.click();
  if (key === "Escape") found.replaceChildren();
});
navigator.serviceWorker?.register("../../offline.js").catch(() => {}); // then it is read online alone
