// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/**
 * What the stack knows of an open popup.
 *
 * @typedef {object} Layer
 * @property {HTMLDialogElement} surface
 * @property {boolean} open
 * @property {boolean} modal
 * @property {(reason?: import("./reasons.js").Reason) => void} hide
 */

/**
 * Open popups, lowest first, including those on their way out.
 *
 * @type {Layer[]}
 */
export const layers = [];

/**
 * Open modal dialogs, lowest first; the page's own dialogs count too.
 *
 * @type {HTMLElement[]}
 */
let modals = [];

/** @type {() => void} */
let modalsChanged = () => {};

/** The modal dialog that everything else is inert beneath, if any. */
export const topModal = () =>
  modals.filter((dialog) => dialog.isConnected && dialog.matches(":modal")).at(-1) ?? null;

/** @param {HTMLElement} dialog */
export function modalOpened(dialog) {
  if (modals.includes(dialog)) return;
  modals.push(dialog);
  modalsChanged();
}

/** @param {HTMLElement} dialog */
export function modalClosed(dialog) {
  if (!modals.includes(dialog)) return;
  modals = modals.filter((other) => other !== dialog);
  modalsChanged();
}

/**
 * Follows every modal dialog of the page. `beforetoggle` and not `close` tells of the end: by then
 * the guests of the dialog would have been gone for a frame or two.
 *
 * @param {() => void} changed called when the topmost modal may be another one
 */
export function watchModals(changed) {
  modalsChanged = changed;
  document.addEventListener("beforetoggle", ({ target, newState }) => {
    if (target instanceof HTMLElement && newState === "closed") modalClosed(target);
  }, true);
  document.addEventListener("toggle", ({ target, newState }) => {
    if (newState === "open" && target instanceof HTMLElement && target.matches(":modal")) {
      modalOpened(target);
    }
  }, true);
}

/** @param {Layer} layer */
export function addLayer(layer) {
  layers.push(layer);
  lockScroll();
}

/** @param {Layer} layer */
export function removeLayer(layer) {
  const index = layers.indexOf(layer);
  if (index >= 0) layers.splice(index, 1);
  lockScroll();
}

/** Keeps the page from scrolling beneath modal popups, where it scrolls at all. */
function lockScroll() {
  const root = document.documentElement;
  const wanted = layers.some((layer) => layer.modal);
  const locked = root.hasAttribute("data-df-locked");
  if (wanted === locked || (wanted && root.scrollHeight <= root.clientHeight)) return;
  root.toggleAttribute("data-df-locked", wanted);
}
