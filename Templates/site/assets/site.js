// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// The page reads and works without this; it adds the switches, tabs, copying and search.

import { markSection } from "./contents.js";

const root = document.documentElement;

/** @param {string} key @param {string} value */
const remember = (key, value) => {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still switches.
  }
};

/** @param {string} text */
export const announce = (text) => {
  const status = document.querySelector("[data-status]");
  if (!status) return;
  status.textContent = "";
  setTimeout(() => (status.textContent = text), 50);
};

// Appearance

/** @type {NodeListOf<HTMLButtonElement>} */
const choices = document.querySelectorAll("[data-df-theme-choice]");

/** @param {string | undefined} scheme */
const showScheme = (scheme) => {
  const current = scheme === "light" || scheme === "dark" ? scheme : "auto";
  if (current === "auto") delete root.dataset.dfScheme;
  else root.dataset.dfScheme = current;
  for (const choice of choices) {
    choice.setAttribute("aria-pressed", String(choice.dataset.dfThemeChoice === current));
  }
};

showScheme(root.dataset.dfScheme);
for (const choice of choices) {
  choice.addEventListener("click", () => {
    showScheme(choice.dataset.dfThemeChoice);
    remember("df-theme", choice.dataset.dfThemeChoice ?? "auto");
  });
}

// Preset

/** @type {HTMLSelectElement | null} */
const preset = document.querySelector("[data-preset]");

/** @param {string} name */
const showPreset = (name) => {
  let link = /** @type {HTMLLinkElement | null} */ (document.getElementById("df-preset"));
  if (name === "default") {
    delete root.dataset.dfTheme;
  } else {
    link ??= document.head.appendChild(document.createElement("link"));
    link.id = "df-preset";
    link.rel = "stylesheet";
    link.href = `${root.dataset.root}kit/themes/${name}.css`;
    root.dataset.dfTheme = name;
  }
  if (preset) preset.value = name;
};

if (preset) {
  preset.value = root.dataset.dfTheme ?? "default";
  preset.addEventListener("change", () => {
    showPreset(preset.value);
    remember("df-preset", preset.value);
  });
}

// Another tab of the same reader.
addEventListener("storage", ({ key, newValue }) => {
  if (key === "df-theme") showScheme(newValue ?? "auto");
  if (key === "df-preset") showPreset(newValue ?? "default");
});

// Tabs

/** @param {HTMLElement} tab */
const selectTab = (tab) => {
  const demo = /** @type {HTMLElement | null} */ (tab.closest(".demo"));
  if (!demo) return;
  demo.dataset.tab = tab.dataset.tab;
  for (const other of demo.querySelectorAll("[role=tab]")) {
    other.setAttribute("aria-selected", String(other === tab));
    if (other === tab) other.removeAttribute("tabindex");
    else other.setAttribute("tabindex", "-1");
  }
};

for (const list of document.querySelectorAll("[role=tablist]")) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=tab]")]);
  const stored = tabs.find((tab) => tab.dataset.tab === root.dataset.tab);
  if (stored) selectTab(stored);
  list.addEventListener("click", ({ target }) => {
    const tab = /** @type {Element} */ (target).closest("[role=tab]");
    if (!(tab instanceof HTMLElement)) return;
    selectTab(tab);
    remember("df-tab", tab.dataset.tab ?? "");
  });
  list.addEventListener("keydown", (event) => {
    const { key } = /** @type {KeyboardEvent} */ (event);
    const index = tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const forward = getComputedStyle(list).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backward = forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
    const next = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: -1 }[key];
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    tab?.focus();
    tab?.click();
  });
}

// Copying

/** @param {HTMLElement} block */
const write = async (block) => {
  try {
    await navigator.clipboard.writeText(block.textContent?.trimEnd() ?? "");
    return true;
  } catch {
    // Pages without encryption have no clipboard of their own: copy a selection.
    const selection = getSelection();
    selection?.selectAllChildren(block);
    const isDone = document.execCommand("copy");
    selection?.removeAllRanges();
    return isDone;
  }
};

/** @param {HTMLElement} button */
const copy = async (button) => {
  const blocks = button.closest(".sources, .copy-box")?.querySelectorAll("pre") ?? [];
  const block = [...blocks].find((pre) => pre.offsetParent);
  if (!block) return;
  const isCut = block.parentElement?.querySelector("[data-cut]");
  const isDone = await write(block);
  button.textContent = isDone ? (isCut ? "Copied part" : "Copied") : "Not copied";
  if (!isDone) announce("The browser did not allow copying");
  else announce(isCut ? "Copied the lines that are shown" : "Copied");
  setTimeout(() => (button.textContent = "Copy"), 2000);
};

for (const pre of document.querySelectorAll(".prose > pre")) {
  const box = document.createElement("div");
  const button = document.createElement("button");
  box.className = "copy-box";
  button.type = "button";
  button.className = "copy";
  button.dataset.copy = "";
  button.textContent = "Copy";
  pre.replaceWith(box);
  box.append(pre, button);
}

document.addEventListener("click", ({ target }) => {
  const button = /** @type {Element} */ (target).closest("[data-copy]");
  if (button instanceof HTMLElement) copy(button);
});

// Search, loaded at its first use

const openSearch = async () => {
  const { open } = await import("./search.js");
  await open(root.dataset.root ?? "", announce);
};

document.querySelector("[data-search]")?.addEventListener("click", openSearch);
addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const isSlash = event.key === "/" && !isTyping && !event.metaKey && !event.ctrlKey;
  const isCommandK = event.key === "k" && (event.metaKey || event.ctrlKey);
  if (event.altKey || (!isSlash && !isCommandK)) return;
  if (document.querySelector("dialog:modal")) return;
  event.preventDefault();
  openSearch();
});

markSection();
