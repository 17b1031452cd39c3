// Bars: how often codes took 1, 2 ... rows, or what each of the last rounds lost. Lengths and numbers tell, no colour does.

import { made } from "./dom.js";

/** @param {number[]} values @param {(string | number)[]} [texts] */
export function bars(values, texts = values) {
  const most = Math.max(1, ...values);
  return made("ol", "bars", values.map((value, at) => {
    const bar = made("span", "bar", [`${texts[at]}`]);
    bar.style.setProperty("--part", `${value / most}`);
    return made("li", value ? "" : "empty", [bar]);
  }));
}

/** What each round lost, the oldest first; an estimate has a ~. @param {[string, string, [number, boolean][]]} chart */
export const losses = ([, , rounds]) =>
  bars(rounds.map(([tenths]) => tenths), rounds.map(([tenths, isExact]) => `${isExact ? "" : "~"}${(tenths / 10).toFixed(1)}`));
