// How often codes took 1, 2 ... rows, as bars. Lengths and numbers tell, and no colour does.

import { made } from "./dom.js";

/** @param {number[]} counts */
export function bars(counts) {
  const most = Math.max(1, ...counts);
  return made("ol", "bars", counts.map((count) => {
    const bar = made("span", "bar", [`${count}`]);
    bar.style.setProperty("--part", `${count / most}`);
    return made("li", count ? "" : "empty", [bar]);
  }));
}
