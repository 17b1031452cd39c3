// What it sounds like: a square wave, as of a piezo. Whether it sounds is a setting of the game.

const LOUDNESS = 0.05;
const LATENCY_S = 0.04; // so much later a tone sounds, and so in its rhythm
const LATE_S = 0.5;

let audio, wave, loudness;
let ahead = 0; // seconds from the clock of the board to that of the sound

function listen() {
  if (!audio) {
    audio = new AudioContext();
    wave = new OscillatorNode(audio, { type: "square" });
    loudness = new GainNode(audio, { gain: 0 });
    wave.connect(loudness).connect(audio.destination);
    wave.start();
  }
  audio.resume();
}
for (const gesture of ["pointerup", "keydown"]) document.addEventListener(gesture, listen); // a browser allows sound then

/** @param {[number, number][]} tones each with its time in ms and its pitch in hertz */
export function sound(tones) {
  if (audio?.state !== "running") return;
  for (const [ms, pitch] of tones) {
    let at = ms / 1000 + ahead;
    if (at < audio.currentTime || at > audio.currentTime + LATE_S) {
      ahead = audio.currentTime + LATENCY_S - ms / 1000;
      at = ms / 1000 + ahead;
    }
    if (pitch) wave.frequency.setValueAtTime(pitch, at);
    loudness.gain.setTargetAtTime(pitch ? LOUDNESS : 0, at, 0.002);
  }
}
