// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { isOn } from "./dom.js";
import { makeDraggable } from "./drag.js";
import { DRAG, EXIT_EDGE } from "./model.js";

/**
 * Lets a popup be dragged away, as far and in the direction that its kind and position say.
 *
 * @param {import("./popup.js").DFPopup} popup
 * @param {HTMLElement} surface
 * @param {(held: boolean) => void} hold called when the countdown must stop, and may go on
 */
export function dragToDismiss(popup, surface, hold) {
  const isSheet = () => popup.getAttribute("kind") === "sheet";
  makeDraggable(surface, {
    enabled: () => popup.open && isOn(popup, "dismiss-on-drag"),
    edge: () => (isSheet() ? "bottom" : EXIT_EDGE[popup.getAttribute("position") ?? "center"]),
    distance: () => (isSheet() ? DRAG.SHEET_DISTANCE_PX : DRAG.DISTANCE_PX),
    started: () => hold(true),
    cancelled: () => hold(false),
    dismissed: () => {
      hold(false);
      popup.hide("drag");
    },
  });
}
