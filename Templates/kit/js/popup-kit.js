// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// Defines the kit's elements and lets their attributes work. What most popups do not need loads on
// first use: drag.js, toasts.js, card.js, icons.js, and interpreter.js where a page has `data-df-*`
// instructions.

import { prepareAnnouncer } from "./announcer.js";
import { watchPage } from "./countdown.js";
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

const INSTRUCTIONS = "[data-df-do],[data-df-key],[data-df-bind],[data-df-text]";

// A page may load the script twice, from two addresses: the first one works.
const isFirst = !customElements.get("df-popup");

if (isFirst) {
  watchPage();
  watchModals(placeGuests);
  watchOpeners();
  watchDismissal();
  prepareAnnouncer(document.body);
  customElements.define("df-popup-card", DFPopupCard);
  customElements.define("df-popup", Popup);
  customElements.define("df-toast-region", DFToastRegion);
  customElements.define("df-toast", DFToast);
  if (document.querySelector(INSTRUCTIONS)) import("./interpreter.js");
  else document.addEventListener("click", wake);
}

/**
 * Instructions may also come later, with new content.
 *
 * @param {Event} event
 */
async function wake(event) {
  if (!origin(event)?.closest(INSTRUCTIONS)) return;
  document.removeEventListener("click", wake);
  const { runInstructions } = await import("./interpreter.js");
  runInstructions(event);
}

/** The class of `<df-popup>`. */
export const DFPopup = /** @type {typeof Popup} */ (customElements.get("df-popup"));
