// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { make, uniqueId } from "./dom.js";
import { icon } from "./icon.js";
import { TOAST } from "./model.js";
import { word } from "./words.js";

/** @typedef {import("./toast-queue.js").ToastMessage} ToastMessage */

/**
 * What the toast's buttons do.
 *
 * @typedef {object} ToastControls
 * @property {(event: Event) => void} act
 * @property {() => void} close
 */

/**
 * What a server-rendered toast says.
 *
 * @param {HTMLElement} element
 * @returns {ToastMessage}
 */
export function messageOf(element) {
  const get = (/** @type {string} */ name) => element.getAttribute(name) ?? undefined;
  const seconds = Number.parseFloat(get("duration") ?? "");
  /** @type {any} The attributes are what the page says they are. */
  const message = {
    text: (element.querySelector(".df-toast-message") ?? element).textContent?.trim(),
    title: get("title"),
    icon: get("icon"),
    severity: get("severity"),
    position: get("position"),
    duration: Number.isNaN(seconds) ? undefined : seconds,
    actionTitle: get("action-title"),
    style: get("toast-style"),
  };
  return message;
}

/** @param {ToastMessage} message */
const severityOf = (message) => message.severity ?? TOAST.SEVERITY;

/**
 * The severity as a word, where it says more than "this is a message".
 *
 * @param {ToastMessage} message
 */
const severityWord = (message) =>
  severityOf(message) === TOAST.SEVERITY ? "" : word(/** @type {any} */ (severityOf(message)));

/**
 * Fills a `<df-toast>`.
 *
 * @param {HTMLElement} toast
 * @param {ToastMessage} message
 * @param {ToastControls} controls
 */
export function renderToast(toast, message, controls) {
  toast.classList.add("df-toast");
  if (message.theme) toast.classList.add(message.theme);
  toast.setAttribute("role", "group");
  toast.tabIndex = -1;
  toast.setAttribute("severity", severityOf(message));
  toast.setAttribute("position", message.position ?? TOAST.POSITION);
  toast.toggleAttribute("data-titled", Boolean(message.title));
  const text = textOf(message);
  toast.setAttribute("aria-labelledby", text.id);
  toast.replaceChildren(...badge(message), text, ...buttons(message, controls));
}

/** @param {ToastMessage} message */
function badge(message) {
  if (!message.icon) return [];
  const span = make("span", "df-toast-badge");
  span.setAttribute("aria-hidden", "true");
  span.append(icon(message.icon));
  return [span];
}

/** @param {ToastMessage} message */
function textOf(message) {
  const text = make("div", "df-toast-text");
  text.id = uniqueId();
  const severity = severityWord(message);
  if (severity) text.append(make("span", "df-visually-hidden", `${severity}: `));
  if (message.title) text.append(make("strong", "df-toast-title", message.title), " ");
  text.append(make("span", "df-toast-message", message.text));
  return text;
}

/**
 * @param {ToastMessage} message
 * @param {ToastControls} controls
 */
function buttons(message, controls) {
  const close = make("button", "df-toast-close");
  close.type = "button";
  close.append(icon("xmark"), make("span", "df-visually-hidden", word("close")));
  close.addEventListener("click", controls.close);
  if (!message.actionTitle) return [close];
  const action = make("button", "df-toast-action", message.actionTitle);
  action.type = "button";
  action.addEventListener("click", controls.act);
  return [action, close];
}

/**
 * What is announced: severity, title, text and how to reach the action, as whole sentences.
 *
 * @param {ToastMessage} message
 * @param {string} hotkey
 */
export function announcementOf(message, hotkey) {
  const severity = severityWord(message);
  const { title, text, actionTitle } = message;
  const hint = actionTitle && hotkey && word("actionHint", { action: actionTitle, key: hotkey });
  const sentences = [title, text, hint].filter(Boolean).map((part) => `${part}`.trim());
  const said = sentences.map((part, index) =>
    index === sentences.length - 1 || /[.!?…。！？]$/.test(part) ? part : `${part}.`,
  );
  return (severity ? `${severity}: ` : "") + said.join(" ");
}
