// Looks for words in the chapters of the manual: all of them must be there. search.json has the text, fetched when needed.

const field = document.getElementById("search");
const found = document.getElementById("found");
const AROUND = 60; // signs shown on either side of the first word
const MOST = 12;
let chapters;

// Without case, accents and hyphens, sign for sign.
const folded = (text) => [...text].map((sign) => (sign === "-" ? " " : sign.toLowerCase().normalize("NFD")[0])).join("");

// The English manual is British, its readers need not be.
const isEnglish = document.documentElement.lang === "en";
const british = (words) => (isEnglish ? words.replaceAll("color", "colour").replaceAll("gray", "grey") : words);

async function loaded() {
  const told = await (await fetch("search.json")).json();
  return told.map(([file, title, text]) => ({ file, title, text, words: folded(`${title} ${text}`), inTitle: folded(title) }));
}

async function search() {
  chapters ??= loaded();
  const all = await chapters;
  const words = british(folded(field.value)).split(/\s+/).filter(Boolean);
  const fits = words.length ? all.filter((one) => words.every((word) => one.words.includes(word))) : [];
  const byTitle = ({ inTitle }) => words.filter((word) => inTitle.includes(word)).length;
  fits.sort((one, other) => byTitle(other) - byTitle(one));
  found.replaceChildren(...fits.slice(0, MOST).map((one) => shown(one, words)));
  if (words.length && !fits.length) found.textContent = found.dataset.none;
}

function shown({ file, title, text }, words) {
  const link = document.createElement("a");
  link.href = file;
  const name = document.createElement("b");
  name.textContent = title;
  const at = Math.max(0, folded(text).indexOf(words[0]) - AROUND);
  const part = [...text].slice(at, at + 2 * AROUND).join("");
  link.append(name, ` ${at ? "… " : ""}${part} …`);
  return link;
}

field.addEventListener("input", search);
field.addEventListener("keydown", ({ key }) => {
  if (key === "Enter") found.querySelector("a")?.click();
  if (key === "Escape") found.replaceChildren();
});
navigator.serviceWorker?.register("../../offline.js").catch(() => {}); // then it is read online alone
