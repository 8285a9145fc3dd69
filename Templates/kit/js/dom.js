// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/** What the keyboard can reach. */
export const FOCUSABLE =
  ":is(a[href],button,input,select,textarea,summary,[contenteditable],[tabindex]):not(:disabled)";

/** What a tap or a drag belongs to before it belongs to the surface around it. */
export const INTERACTIVE =
  "a,button,input,select,textarea,label,summary,[contenteditable],[data-df-no-drag]";

/** Longer than any exit: content may hold a transition that never ends. */
const SETTLE_LIMIT_MS = 1500;

let ids = 0;

/** Returns an id that nothing else in the document has. */
export const uniqueId = () => {
  let id;
  do id = `df-${++ids}`;
  while (document.getElementById(id));
  return id;
};

/**
 * Dispatches a bubbling `df-*` event; false when a listener cancelled it.
 *
 * @param {EventTarget} target
 * @param {string} name
 * @param {object} [detail]
 * @param {boolean} [cancelable]
 */
export const emit = (target, name, detail = {}, cancelable = false) =>
  target.dispatchEvent(
    new CustomEvent(`df-${name}`, { bubbles: true, composed: true, cancelable, detail }),
  );

/**
 * Makes an element with a class and text.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [className]
 * @param {string} [text]
 */
export function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

/**
 * The element's text as a person would say it.
 *
 * @param {Element | null | undefined} element
 */
export const spokenText = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/**
 * The element that an event came from.
 *
 * @param {Event} event
 */
export const origin = (event) => (event.target instanceof Element ? event.target : null);

/** @param {Element} element */
export const isRightToLeft = (element) => getComputedStyle(element).direction === "rtl";

/**
 * Waits until the element's own transitions and those of its backdrop have ended. Animations of its
 * content do not count: a spinner in it never ends.
 *
 * @param {HTMLElement} element
 */
export function settled(element) {
  const own = element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === element);
  /** @type {Promise<unknown>} */
  const end = Promise.allSettled(own.map((animation) => animation.finished));
  return Promise.race([end, new Promise((resolve) => setTimeout(resolve, SETTLE_LIMIT_MS))]);
}

/** Whether the reader has text selected: then a tap or a drag means the text. */
export const hasSelection = () => getSelection()?.isCollapsed === false;

/**
 * Whether a flag attribute is on: off when absent or `false`.
 *
 * @param {Element} element
 * @param {string} name
 */
export const isOn = (element, name) => (element.getAttribute(name) ?? "false") !== "false";
