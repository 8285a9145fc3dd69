// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { DRAG } from "./model.js";

/** The release velocity is that of the last milliseconds: a hold before it counts as slow. */
const VELOCITY_WINDOW_MS = 90;

/** Going back this far before the release means: keep it. */
const REVERSE_PX = 10;

/** How much the wrong way resists. */
const RESISTANCE = 1.5;

/** What stays between a pointer and the viewport's edge. */
const EDGE_MARGIN_PX = 8;

/**
 * The one axis on which a surface moves: `sign` is the direction of its exit on it.
 *
 * @typedef {{ horizontal: boolean, sign: 1 | -1 }} Axis
 */

/**
 * @param {import("./model.js").Edge} edge
 * @param {boolean} rightToLeft
 * @returns {Axis}
 */
export function axisToward(edge, rightToLeft) {
  const horizontal = edge === "leading" || edge === "trailing";
  const backward = edge === "top" || edge === "leading";
  return { horizontal, sign: backward === (horizontal && rightToLeft) ? 1 : -1 };
}

/**
 * What a press has become.
 *
 * @param {number} along pixels toward the exit
 * @param {number} across pixels on the other axis
 * @returns {"undecided" | "drag" | "other"}
 */
export function classify(along, across) {
  if (Math.abs(across) > DRAG.MINIMUM_PX && Math.abs(across) > Math.abs(along)) return "other";
  return Math.abs(along) < DRAG.MINIMUM_PX ? "undecided" : "drag";
}

/**
 * How far the surface moves for a pointer: all the way toward the exit, reluctantly away from it.
 *
 * @param {number} pixels
 */
export const damped = (pixels) => (pixels < 0 ? -Math.sqrt(-pixels) * RESISTANCE : pixels);

/**
 * How far a drag must go. A surface near the edge that it leaves by leaves the pointer no room.
 *
 * @param {number} distance as modelled
 * @param {number} room pixels from the pointer to the viewport's edge
 */
export const reachable = (distance, room) =>
  Math.max(DRAG.MINIMUM_PX, Math.min(distance, room - EDGE_MARGIN_PX));

/** The path of a drag: when it was where, on its axis. */
export class DragPath {
  /** @type {{ time: number, offset: number }[]} */
  #recent = [];
  #furthest = 0;

  /**
   * @param {number} time
   * @param {number} offset
   */
  add(time, offset) {
    this.#furthest = Math.max(this.#furthest, offset);
    this.#recent.push({ time, offset });
    while (time - this.#recent[0].time > VELOCITY_WINDOW_MS) this.#recent.shift();
  }

  /**
   * Whether releasing now dismisses: dragged far enough, or flicked, and not on the way back.
   *
   * @param {number} time
   * @param {number} distance
   */
  dismisses(time, distance) {
    const offset = this.#recent.at(-1)?.offset ?? 0;
    if (this.#furthest - offset > REVERSE_PX) return false;
    const projected = offset + this.#velocity(time) * DRAG.PROJECTION_S * 1000;
    return offset >= distance || projected >= distance * DRAG.FLICK_FACTOR;
  }

  /**
   * Pixels per millisecond.
   *
   * @param {number} time
   */
  #velocity(time) {
    const window = this.#recent.filter((sample) => time - sample.time <= VELOCITY_WINDOW_MS);
    if (window.length < 2) return 0;
    const [first, last] = [window[0], window[window.length - 1]];
    return (last.offset - first.offset) / Math.max(1, last.time - first.time);
  }
}
