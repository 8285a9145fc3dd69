// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { emit, origin } from "./dom.js";
import { closestAtHome } from "./hosting.js";
import { DFPopup } from "./popup.js";
import { reasonOf } from "./reasons.js";
import { contentListeners } from "./surface.js";
import { DFToastQueue } from "./toast-queue.js";

/** Where a page's script may send the reader. */
const NAVIGABLE = /^(https?|mailto|tel):$/;

/** @typedef {[name: string, ...operands: any[]]} Operation */

/** @typedef {Record<string, any>} State */

/**
 * Where operations run: against whose state, and for which control.
 *
 * @typedef {{ root: Element, source: Element }} Place
 */

/**
 * The state of each `[data-df-state]` root, from its attribute on first use.
 *
 * @type {WeakMap<Element, State>}
 */
const states = new WeakMap();

/**
 * Clicks that are dealt with: the first one comes here after the module has loaded for it.
 *
 * @type {WeakSet<Event>}
 */
const done = new WeakSet();

/** @param {Element} element */
const rootOf = (element) =>
  closestAtHome(element, "[data-df-state]") ?? document.documentElement;

/**
 * @param {Element} root
 * @returns {State}
 */
function stateOf(root) {
  const known = states.get(root);
  if (known) return known;
  /** @type {State} */
  const state = parse(root.getAttribute("data-df-state"), {});
  states.set(root, state);
  return state;
}

/**
 * @template Value
 * @param {string | null | undefined} text
 * @param {Value} otherwise
 * @returns {Value}
 */
function parse(text, otherwise) {
  try {
    return text ? JSON.parse(text) : otherwise;
  } catch {
    console.warn("popup-kit: not JSON:", text);
    return otherwise;
  }
}

/**
 * What operations do, by name.
 *
 * @type {Record<string, (place: Place, ...operands: any[]) => void>}
 */
const OPERATIONS = {
  set: (place, key, value) => write(place, key, value),
  toggle: (place, key) => write(place, key, !stateOf(place.root)[key]),
  add: (place, key, amount) => write(place, key, Number(stateOf(place.root)[key] ?? 0) + amount),
  present: (place, key, item = true) => write(place, key, item),
  dismiss: (place, key) =>
    write(place, key, typeof stateOf(place.root)[key] === "boolean" ? false : null),
  toast: (place, { do: operations, ...message }) => {
    const action = operations && (() => run(operations, place));
    DFToastQueue.shared.show({ ...message, action });
  },
  delay: (place, seconds, operations) =>
    void setTimeout(() => run(operations, place), seconds * 1000),
  emit: ({ source }, name, detail) => void emit(source, "action", { name, ...detail }),
  navigate: (_, url) => navigate(url),
  submit: (_, id) => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  },
  focus: (_, id) => focusWhenPossible(id),
  copy: (_, text) => void navigator.clipboard?.writeText(String(text)).catch(() => {}),
  case: (place, keys, table) => {
    const state = stateOf(place.root);
    const values = keys.map((/** @type {string} */ key) => state[key] ?? null);
    run(table[JSON.stringify(values)] ?? table["*"] ?? [], place);
  },
};

/**
 * Runs operations in order.
 *
 * @param {Operation[]} operations
 * @param {Place} place
 */
function run(operations, place) {
  for (const [name, ...operands] of operations) {
    if (Object.hasOwn(OPERATIONS, name)) OPERATIONS[name](place, ...operands);
    else console.warn("popup-kit: unknown operation:", name);
  }
}

/** @param {string} url */
function navigate(url) {
  const target = new URL(url, document.baseURI);
  if (NAVIGABLE.test(target.protocol)) location.assign(target);
}

/**
 * While a modal popup is on its way out, the rest of the page cannot take focus.
 *
 * @param {string} id
 */
function focusWhenPossible(id) {
  const focus = () => document.getElementById(id)?.focus();
  focus();
  if (document.activeElement?.id !== id) {
    document.addEventListener("df-after-hide", focus, { once: true });
  }
}

/**
 * @param {Place} place
 * @param {string} key
 * @param {any} value
 */
function write({ root, source }, key, value) {
  const state = stateOf(root);
  state[key] = value;
  const name = CSS.escape(key);
  const users = `[data-df-key="${name}"],[data-df-bind="${name}"],[data-df-text="${name}"]`;
  for (const user of document.querySelectorAll(users)) {
    if (rootOf(user) !== root) continue;
    if (user instanceof DFPopup) present(user, state, key, source);
    else display(user, value);
  }
}

/**
 * Opens or closes a popup as the state says; where it refuses to close, the state follows it.
 *
 * @param {DFPopup} popup
 * @param {State} state
 * @param {string} key
 * @param {Element} source
 */
function present(popup, state, key, source) {
  const value = state[key];
  if (value === true) popup.show();
  else if (value !== false && value != null) popup.item = value;
  else {
    popup.hide(popup.contains(source) ? reasonOf(source) : "programmatic");
    if (popup.open) state[key] = popup.item ?? true;
  }
}

/**
 * Shows a value of the state in a control or as text.
 *
 * @param {Element} element
 * @param {any} value
 */
function display(element, value) {
  if (element.hasAttribute("data-df-text")) element.textContent = String(value ?? "");
  else if (isCheckbox(element)) element.checked = Boolean(value);
  else if (isControl(element) && element.value !== String(value ?? "")) {
    element.value = String(value ?? "");
  }
}

/**
 * @param {Element} element
 * @returns {element is HTMLInputElement}
 */
const isCheckbox = (element) => element instanceof HTMLInputElement && element.type === "checkbox";

/**
 * @param {Element} element
 * @returns {element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement}
 */
const isControl = (element) => element.matches("input,select,textarea");

/** @param {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} control */
function valueOf(control) {
  if (isCheckbox(control)) return control.checked;
  return /^(number|range)$/.test(control.type) ? Number(control.value) : control.value;
}

/**
 * Whether the reader changed a control before the runtime was there.
 *
 * @param {Element} control
 */
function isTouched(control) {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== control.defaultValue;
}

/**
 * Brings new content and the state of its root together.
 *
 * @param {ParentNode} content
 */
function connect(content) {
  for (const element of content.querySelectorAll("[data-df-bind],[data-df-text]")) {
    const key = element.getAttribute("data-df-bind") ?? element.getAttribute("data-df-text") ?? "";
    const state = stateOf(rootOf(element));
    if (isControl(element) && isTouched(element)) state[key] = valueOf(element);
    else if (key in state) display(element, state[key]);
  }
  for (const popup of content.querySelectorAll("df-popup[data-df-key]")) {
    const state = stateOf(rootOf(popup));
    const key = popup.getAttribute("data-df-key") ?? "";
    if (!(popup instanceof DFPopup)) continue;
    if (popup.open) state[key] ||= popup.item ?? true;
    else if (state[key]) present(popup, state, key, popup);
  }
}

/**
 * Runs the `data-df-do` of the control that was clicked.
 *
 * @param {Event} event
 */
export function runInstructions(event) {
  if (done.has(event)) return;
  done.add(event);
  const control = origin(event)?.closest("[data-df-do]");
  if (!control || control.matches(":disabled,[aria-disabled=true]")) return;
  // The runtime itself prevents the default of openers and closers.
  if (event.defaultPrevented && !control.matches("[commandfor],[popovertarget]")) return;
  run(parse(control.getAttribute("data-df-do"), []), { root: rootOf(control), source: control });
}

/** @param {Event} event */
function input(event) {
  const control = origin(event);
  const key = control?.getAttribute("data-df-bind");
  if (!control || key == null || !isControl(control)) return;
  const place = { root: rootOf(control), source: control };
  if (stateOf(place.root)[key] !== valueOf(control)) write(place, key, valueOf(control));
}

/**
 * A popup opened, perhaps without the state.
 *
 * @param {Event} event
 */
function popupShown({ target }) {
  if (!(target instanceof DFPopup) || target.dataset.dfKey === undefined) return;
  stateOf(rootOf(target))[target.dataset.dfKey] ||= target.item ?? true;
}

/**
 * A popup may be closing: whether it does is known after all listeners.
 *
 * @param {Event} event
 */
function popupHides({ target }) {
  if (!(target instanceof DFPopup)) return;
  const popup = target;
  const root = rootOf(popup);
  queueMicrotask(() => {
    if (popup.open) return;
    const { dfKey: key, dfOnDismiss: operations } = popup.dataset;
    const state = stateOf(root);
    if (key !== undefined) state[key] = typeof state[key] === "boolean" ? false : null;
    if (operations) run(parse(operations, []), { root, source: popup });
  });
}

document.addEventListener("click", runInstructions);
document.addEventListener("input", input);
document.addEventListener("change", input);
document.addEventListener("df-show", popupShown);
document.addEventListener("df-hide", popupHides);
contentListeners.add(connect);
connect(document);
