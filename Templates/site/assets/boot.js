// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// Runs before the first paint: the reader's scheme, preset and tab, without a flash.
(() => {
  const root = document.documentElement;
  /** @param {string} key */
  const stored = (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };
  root.dataset.js = "";
  const scheme = stored("df-theme");
  if (scheme === "light" || scheme === "dark") root.dataset.dfScheme = scheme;
  const tab = stored("df-tab");
  if (tab === "html" || tab === "css") root.dataset.tab = tab;
  const preset = stored("df-preset");
  if (/^[a-z][a-z-]*$/.test(preset) && preset !== "default") {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.id = "df-preset";
    link.setAttribute("blocking", "render");
    link.href = `${root.dataset.root}kit/themes/${preset}.css`;
    document.head.append(link);
    root.dataset.dfTheme = preset;
  }
})();
