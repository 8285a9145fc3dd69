// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// What the generated icons.js exports: every icon as the shapes inside its 24 x 24 box.

export const icons: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>][]>>;
