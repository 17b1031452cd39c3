// The round by ear, in a voice of the browser's.

import { notice } from "./notice.js";
import { said } from "./words.js";

const WAIT_MS = 2000; // until the voices are there
let last = null; // that was said
let judged = ""; // the language that is known to have a voice, or was told to have none

/** Say what is new, and no longer what was before. @param {{ says: string | null, language: string }} view */
export function say({ says, language }) {
  if (says === last) return;
  last = says;
  globalThis.speechSynthesis?.cancel();
  if (says === null) return;
  const voices = () => globalThis.speechSynthesis?.getVoices() ?? [];
  voices(); // they are looked for when somebody asks
  if (judged !== language) setTimeout(() => voices().some(({ lang }) => lang.startsWith(language)) || notice(said("voiceless")), WAIT_MS);
  judged = language;
  if (!says || !globalThis.speechSynthesis) return;
  const spoken = new SpeechSynthesisUtterance(says);
  spoken.lang = language;
  speechSynthesis.speak(spoken);
}
