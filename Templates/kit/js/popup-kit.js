// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// Defines the kit's elements and lets their attributes work. What most popups do not need loads on
// first use: toasts.js, drag.js, countdown.js, card.js, icons.js, authoring.js for hand-written
// popups, focus-fallback.js when an opener has gone, and interpreter.js on pages with `data-df-*`
// instructions.

import { prepareAnnouncer } from "./announcer.js";
import { watchDismissal } from "./dismissal.js";
import { DFPopupCard, DFToast, DFToastRegion } from "./elements.js";
import { origin } from "./dom.js";
import { watchOpeners } from "./focus.js";
import { placeGuests } from "./hosting.js";
import { DFPopup as Popup } from "./popup.js";
import { watchModals } from "./stack.js";

export { setStrings } from "./strings.js";
export { DFStyles } from "./styles.js";
export { DFToastQueue } from "./toast-queue.js";

/** What makes a page need the interpreter. */
const INSTRUCTIONS = "[data-df-do],[data-df-state]";

// A page may load the script twice, from two addresses: the first one works.
const isFirst = !customElements.get("df-popup");

if (isFirst) {
  watchModals(placeGuests);
  watchOpeners();
  watchDismissal();
  prepareAnnouncer(document.body);
  customElements.define("df-popup-card", DFPopupCard);
  customElements.define("df-popup", Popup);
  customElements.define("df-toast-region", DFToastRegion);
  customElements.define("df-toast", DFToast);
  if (document.querySelector(INSTRUCTIONS)) import("./interpreter.js");
  document.addEventListener("click", instruct);
}

/**
 * Instructions may also come with content that is not there yet.
 *
 * @param {Event} event
 */
async function instruct(event) {
  if (!origin(event)?.closest(INSTRUCTIONS)) return;
  const { runInstructions } = await import("./interpreter.js");
  runInstructions(event);
}

/** The class of `<df-popup>`. */
export const DFPopup = /** @type {typeof Popup} */ (customElements.get("df-popup"));
