// A tone: a square wave, as of a piezo. A setting of the game turns it off.

const LOUDNESS = 0.05;
const LATENCY_S = 0.04; // so much later a tone sounds, and so in its rhythm
const LATE_S = 0.5;
const QUIET_MS = 2000; // without a tone or a press: then the sound rests, as it takes time even where nothing is heard

let audio, wave, loudness, quiet;
let ahead = null; // seconds from the clock of the board to that of the sound, once a tone has set it

function listen() {
  if (!audio) {
    audio = new AudioContext();
    wave = new OscillatorNode(audio, { type: "square" });
    loudness = new GainNode(audio, { gain: 0 });
    wave.connect(loudness).connect(audio.destination);
    wave.start();
  }
  wake();
}

function wake() {
  audio.resume();
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    audio.suspend();
    ahead = null;
  }, QUIET_MS);
}
for (const gesture of ["pointerup", "keydown"]) document.addEventListener(gesture, listen); // a browser allows sound then

/** @param {[number, number][]} tones each with its time in ms and its pitch in hertz */
export function sound(tones) {
  if (!audio) return;
  wake();
  for (const [ms, pitch] of tones) {
    let at = ms / 1000 + (ahead ?? 0);
    if (ahead === null || at < audio.currentTime || at > audio.currentTime + LATE_S) {
      ahead = audio.currentTime + LATENCY_S - ms / 1000;
      at = ms / 1000 + ahead;
    }
    if (pitch) wave.frequency.setValueAtTime(pitch, at);
    loudness.gain.setTargetAtTime(pitch ? LOUDNESS : 0, at, 0.002);
  }
}
