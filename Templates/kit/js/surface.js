// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { prepareAnnouncer } from "./announcer.js";
import { FOCUSABLE, make, spokenText, uniqueId } from "./dom.js";
import { word } from "./strings.js";

const TITLE = ".df-title,h1,h2,h3,h4";
const MESSAGE = ".df-message";
const OWN_CLOSERS = ".df-close,.df-grabber";

/** Content longer than this is not a name. */
const LONGEST_NAME = 120;

/** What takes focus first when the content does not say, best first. */
const FIRST_FOCUS = [
  ".df-content input,.df-content select,.df-content textarea",
  ".df-actions button:not(:disabled),.df-actions a[href]",
  `:is(${FOCUSABLE}):not(${OWN_CLOSERS}, ${OWN_CLOSERS} *)`,
];

/** The same in an alert: the least destructive action. */
const FIRST_ALERT_FOCUS = ["[data-role=cancel]", "[data-action=secondary]", ".df-close"];

/**
 * Told of new content in a popup.
 *
 * @type {Set<(content: HTMLElement) => void>}
 */
export const contentListeners = new Set();

/**
 * What a popup is when its attributes do not say, by kind.
 *
 * @type {Record<string, string[]>}
 */
const DEFAULTS = {
  center: ["center", "dim"],
  sheet: ["bottom", "dim"],
  toast: ["top", "none"],
  floater: ["bottom", "none"],
};

/**
 * The dialog in a `<df-popup>`; made around plain content where the page has none.
 *
 * @param {HTMLElement} popup
 * @returns {HTMLDialogElement}
 */
export function prepareSurface(popup) {
  const existing = popup.querySelector(":scope > dialog");
  if (existing instanceof HTMLDialogElement) return existing;
  const kind = popup.getAttribute("kind") ?? "center";
  const [position, backdrop] = DEFAULTS[kind] ?? DEFAULTS.center;
  setMissing(popup, { kind, position, backdrop, transition: "automatic", "popup-style": "standard" });
  const surface = make("dialog", "df-surface");
  surface.id = popup.id ? `${popup.id}-d` : uniqueId();
  surface.popover = "manual";
  if (kind === "sheet") surface.append(closeButton("df-grabber", surface.id));
  const body = make("div", "df-body");
  body.dataset.dfBody = "";
  surface.append(body);
  if (popup.getAttribute("backdrop") !== "none") prepareAnnouncer(surface);
  popup.append(surface);
  gatherContent(popup, body);
  return surface;
}

/**
 * A button that closes a popup, with or without script.
 *
 * @param {string} className
 * @param {string} surfaceId
 */
function closeButton(className, surfaceId) {
  const button = make("button", className);
  button.type = "button";
  setMissing(button, {
    command: "request-close",
    commandfor: surfaceId,
    popovertarget: surfaceId,
    popovertargetaction: "hide",
  });
  button.append(make("span", "df-visually-hidden", word("close")));
  return button;
}

/**
 * Moves content that a script put beside the dialog into it.
 *
 * @param {HTMLElement} popup
 * @param {Element} body
 */
export function gatherContent(popup, body) {
  const stray = [...popup.childNodes].filter(
    (node) =>
      !(node instanceof HTMLDialogElement) &&
      !(node instanceof HTMLTemplateElement && node.dataset.item !== undefined),
  );
  body.append(...stray);
}

/**
 * @param {HTMLElement} surface
 * @returns {HTMLElement}
 */
export const bodyOf = (surface) => surface.querySelector("[data-df-body]") ?? surface;

/** @param {HTMLElement} surface */
export const titleOf = (surface) =>
  /** @type {HTMLElement | null} */ (bodyOf(surface).querySelector(TITLE));

/**
 * Whether a popup only says something: then it never takes focus.
 *
 * @param {HTMLElement} surface
 */
export const isPassive = (surface) => !surface.querySelector(FOCUSABLE);

/**
 * Gives the surface the name and description that its content has now.
 *
 * @param {HTMLElement} popup
 * @param {HTMLElement} surface
 * @param {boolean} [again] whether the content was swapped, so that old references are worthless
 */
export function nameSurface(popup, surface, again = false) {
  const label = popup.getAttribute("label");
  if (!again && isNamed(surface)) return;
  const body = bodyOf(surface);
  const named = titleOf(surface) ?? (!label && isShortText(body) ? body : null);
  refer(surface, "aria-labelledby", named);
  if (named) surface.removeAttribute("aria-label");
  else surface.setAttribute("aria-label", label ?? word("dialog"));
  refer(surface, "aria-describedby", titleOf(surface) && body.querySelector(MESSAGE));
  if (body.querySelector("[data-role=destructive]")) surface.setAttribute("role", "alertdialog");
}

/** @param {Element} surface */
function isNamed(surface) {
  const id = surface.getAttribute("aria-labelledby");
  return id ? document.getElementById(id) !== null : surface.hasAttribute("aria-label");
}

/** @param {Element} body */
function isShortText(body) {
  const text = spokenText(body);
  return text !== "" && text.length <= LONGEST_NAME;
}

/**
 * @param {Element} surface
 * @param {string} attribute
 * @param {Element | null} target
 */
function refer(surface, attribute, target) {
  if (target) target.id ||= uniqueId();
  if (target) surface.setAttribute(attribute, target.id);
  else surface.removeAttribute(attribute);
}

/**
 * Marks what takes focus when the popup opens, where the content does not: engines disagree.
 *
 * @param {HTMLElement} surface
 */
export function chooseFirstFocus(surface) {
  if (surface.querySelector("[autofocus]")) return;
  const alert = surface.getAttribute("role") === "alertdialog";
  const selectors = alert ? [...FIRST_ALERT_FOCUS, ...FIRST_FOCUS] : FIRST_FOCUS;
  const found = selectors.map((selector) => bodyOf(surface).querySelector(selector)).find(Boolean);
  const target = found ?? titleOf(surface) ?? surface.querySelector(OWN_CLOSERS);
  if (target === titleOf(surface)) target?.setAttribute("tabindex", "-1");
  target?.setAttribute("autofocus", "");
}

/**
 * Moves focus to the title.
 *
 * @param {HTMLElement} surface
 */
export function focusTitle(surface) {
  const title = titleOf(surface);
  if (title && !title.hasAttribute("tabindex")) title.tabIndex = -1;
  (title ?? surface).focus({ preventScroll: true });
}

/**
 * Starts reading from the top: where the only control is at the end of long content, engines open the
 * dialog scrolled down to it.
 *
 * @param {HTMLElement} surface
 */
export function showFromTop(surface) {
  const body = bodyOf(surface);
  if (!surface.scrollTop && !body.scrollTop) return;
  surface.scrollTop = 0;
  body.scrollTop = 0;
  focusTitle(surface);
}

/**
 * Puts the content of an item into the popup. Focus stays where it is, else it goes to the title.
 *
 * @param {HTMLElement} popup
 * @param {HTMLElement} surface
 * @param {string} item
 * @returns {boolean} whether the page has content for it
 */
export function showItem(popup, surface, item) {
  const template = popup.querySelector(`:scope > template[data-item="${CSS.escape(item)}"]`);
  if (!(template instanceof HTMLTemplateElement)) return false;
  const body = bodyOf(surface);
  const hadFocus = body.contains(document.activeElement);
  body.replaceChildren(document.importNode(template.content, true));
  body.scrollTop = 0;
  for (const listener of contentListeners) listener(body);
  nameSurface(popup, surface, true);
  if (hadFocus) focusTitle(surface);
  return true;
}

/**
 * @param {Element} element
 * @param {Record<string, string>} attributes
 */
function setMissing(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (!element.hasAttribute(name)) element.setAttribute(name, value);
  }
}
