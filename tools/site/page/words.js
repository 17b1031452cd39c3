// Everything the page says by itself, in every language of the firmware: the build fills in the WORDS. In index.html
// `data-text` names the words of an element, `data-name` those of a screen reader, and `data-holder` those of an empty
// field.

/** @type {Record<string, Record<string, string>>} */
const WORDS = {};

export const LANGUAGES = Object.keys(WORDS);
const PLACES = { text: "textContent", name: "ariaLabel", holder: "placeholder" };

/** A language, as it calls itself. @param {string} code */
export const languageName = (code) => new Intl.DisplayNames(code, { type: "language" }).of(code);

/** The words of this name, filled in. @param {string} name @param {(string | number)[]} parts */
export function said(name, ...parts) {
  let text = (WORDS[document.documentElement.lang] ?? WORDS.en)[name];
  for (const one of parts) text = text.replace("{}", () => String(one));
  return text;
}

/** Say everything in this language. @param {string} language */
export function speak(language) {
  if (document.documentElement.lang === language && document.body.dataset.spoken) return;
  document.documentElement.lang = language;
  document.body.dataset.spoken = language;
  for (const [kind, place] of Object.entries(PLACES)) {
    for (const element of /** @type {any} */ (document.querySelectorAll(`[data-${kind}]`))) element[place] = said(element.dataset[kind]);
  }
}
