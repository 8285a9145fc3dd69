// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { STRINGS } from "./model.js";
import { replaced } from "./strings.js";

/**
 * Returns a word, with `{name}` places filled in.
 *
 * @param {keyof typeof STRINGS} key
 * @param {Record<string, string>} [values]
 */
export const word = (key, values = {}) =>
  (replaced[key] ?? STRINGS[key]).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
