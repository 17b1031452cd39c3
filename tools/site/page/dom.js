// Elements: how they are made, and how they are kept while what they show stays the same.

/** @param {string} id @returns {any} */
export const part = (id) => document.getElementById(id);

/** @param {string} kind @param {string} [name] @param {(Node | string)[]} [children] @returns {any} */
export function made(kind, name = "", children = []) {
  const element = document.createElement(kind);
  if (name) element.className = name;
  if (kind === "button") element.setAttribute("type", "button");
  element.append(...children);
  return element;
}

/** A button that does something. @param {string} name @param {(Node | string)[]} children @param {() => void} act */
export function button(name, children, act, label = "") {
  const element = made("button", name, children);
  if (label) element.ariaLabel = label;
  element.addEventListener("click", act);
  return element;
}

const madeOf = new WeakMap(); // what each element was made of

/**
 * Show these parts in an element: each is what it is made of, and how. One that is made of the same as before stays.
 * @param {any} there @param {[any, () => Node][]} parts
 */
export function renew(there, parts) {
  parts.forEach(([from, make], at) => {
    const text = JSON.stringify(from);
    const before = there.children[at];
    if (before && madeOf.get(before) === text) return;
    const element = make();
    madeOf.set(element, text);
    if (before) before.replaceWith(element);
    else there.append(element);
  });
  while (there.children.length > parts.length) there.lastChild.remove();
}

/** Whether black is read better on this colour than white. @param {string} digits */
export function isPale(digits) {
  const [red, green, blue] = (digits.match(/../g) ?? []).map((two) => parseInt(two, 16));
  return 0.3 * red + 0.6 * green + 0.1 * blue > 140;
}
