// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { STRINGS } from "./model.js";

/**
 * The words that the runtime itself says.
 *
 * @type {Record<string, string>}
 */
const words = { ...STRINGS };

/**
 * Replaces some or all built-in words, for another language.
 *
 * @param {Record<string, string>} table
 */
export const setStrings = (table) => void Object.assign(words, table);

/**
 * Returns a built-in word, with `{name}` places filled in.
 *
 * @param {string} key
 * @param {Record<string, string>} [values]
 */
export const word = (key, values = {}) =>
  (words[key] ?? "").replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
