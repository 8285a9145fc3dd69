// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { make } from "./dom.js";
import { topModal } from "./stack.js";

/** Focus speech swallows what is said earlier than this after a focus move. */
const FIRST_DELAY_MS = 250;

/** Between two messages, or the first is cut off. */
const GAP_MS = 150;

/** Emptied after this, or closing a dialog says old messages again. */
const KEPT_MS = 1000;

/** @type {{ text: string, assertive: boolean }[]} */
const waiting = [];

let busy = false;
let last = "";

/**
 * Says a message once through the live region of whatever is not inert.
 *
 * @param {string} text
 * @param {boolean} [assertive]
 */
export function announce(text, assertive = false) {
  if (!text) return;
  const message = { text, assertive };
  if (assertive) waiting.unshift(message);
  else waiting.push(message);
  if (busy) return;
  busy = true;
  setTimeout(sayNext, FIRST_DELAY_MS);
}

function sayNext() {
  const message = waiting.shift();
  busy = message !== undefined;
  if (!message) return;
  // The same text twice is silent in Chromium; a no-break space makes it another text.
  last = message.text === last ? `${message.text}\u00a0` : message.text;
  const line = make("p", "", last);
  liveRegion(topModal() ?? document.body, message.assertive).append(line);
  setTimeout(() => line.remove(), KEPT_MS);
  setTimeout(sayNext, GAP_MS);
}

/** Empties all live regions, so that a change of what is inert repeats nothing. */
export function clearAnnouncements() {
  for (const line of document.querySelectorAll("[data-df-live] > p")) line.remove();
}

/**
 * Makes both live regions of a page or dialog: they must exist before they are needed.
 *
 * @param {Element} parent
 */
export function prepareAnnouncer(parent) {
  liveRegion(parent, false);
  liveRegion(parent, true);
}

/**
 * @param {Element} parent
 * @param {boolean} assertive
 */
function liveRegion(parent, assertive) {
  const politeness = assertive ? "assertive" : "polite";
  const existing = parent.querySelector(`:scope > [data-df-live=${politeness}]`);
  if (existing) return existing;
  const region = make("div", "df-visually-hidden");
  region.dataset.dfLive = politeness;
  region.setAttribute("role", assertive ? "alert" : "status");
  region.setAttribute("aria-live", politeness);
  parent.append(region);
  return region;
}
