// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// Search in the pages: the dialog, and the ranking of what the index holds.

/**
 * One section of a page: its address, the page's title, its own title, its text.
 * @typedef {[url: string, page: string, heading: string, text: string]} Entry
 */

const MAXIMUM_RESULTS = 12;
const SNIPPET_CHARACTERS = 110;

/** @param {string} text */
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {string} text */
const words = (text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How well an entry answers the words; 0 when one of them is nowhere in it.
 * @param {Entry} entry
 * @param {string[]} terms
 */
const score = ([, page, heading, text], terms) => {
  let total = 0;
  for (const term of terms) {
    const inPage = words(page).some((word) => word.startsWith(term));
    const inHeading = words(heading).some((word) => word.startsWith(term));
    const inText = fold(text).includes(term);
    if (!inPage && !inHeading && !inText) return 0;
    total += (inHeading ? 8 : 0) + (inPage ? (heading ? 3 : 12) : 0) + (inText ? 1 : 0);
  }
  return total;
};

/** @param {Entry[]} entries @param {string} query */
export const search = (entries, query) => {
  const terms = words(query);
  if (!terms.length) return [];
  return entries
    .map((entry) => ({ entry, rank: score(entry, terms) }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank)
    .slice(0, MAXIMUM_RESULTS)
    .map(({ entry }) => entry);
};

/** @param {string} text @param {string} query */
const snippet = (text, query) => {
  const at = Math.max(0, fold(text).indexOf(words(query)[0] ?? ""));
  const start = at < 40 ? 0 : text.indexOf(" ", at - 40) + 1;
  const cut = text.slice(start, start + SNIPPET_CHARACTERS);
  return (start ? "… " : "") + cut + (start + cut.length < text.length ? " …" : "");
};

/** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children */
const element = (tag, attributes, ...children) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
};

/** @type {HTMLDialogElement | undefined} */
let dialog;

/**
 * @param {string} root
 * @param {Entry[]} entries
 * @param {(text: string) => void} announce
 */
const build = (root, entries, announce) => {
  const input = /** @type {HTMLInputElement} */ (
    element("input", {
      type: "search", id: "search-input", role: "combobox", autocomplete: "off", spellcheck: "false",
      "aria-expanded": "false", "aria-controls": "search-results", "aria-autocomplete": "list",
      "aria-label": "Search the pages", placeholder: "Search the pages", autofocus: "",
    })
  );
  const list = element("ul", { id: "search-results", role: "listbox", "aria-label": "Results" });
  const status = element("p", { class: "search-status", role: "status" });
  const close = element("button", { type: "button", class: "search-close" }, "Close");
  const box = /** @type {HTMLDialogElement} */ (
    element("dialog", { class: "search", "aria-label": "Search" },
      element("div", { class: "search-bar" }, input, close), status, list)
  );
  const options = () => /** @type {HTMLElement[]} */ ([...list.children]);
  const active = () => options().findIndex((option) => option.ariaSelected === "true");

  /** @param {number} index */
  const activate = (index) => {
    options().forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
    const option = options()[index];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };

  const show = () => {
    const found = search(entries, input.value);
    list.replaceChildren(
      ...found.map(([url, page, heading, text], index) =>
        element("li", { role: "option", id: `search-${index}`, "aria-selected": "false", "data-url": url },
          element("strong", {}, heading || page),
          heading ? element("span", { class: "search-page" }, page) : "",
          element("span", { class: "search-text" }, snippet(text, input.value)))),
    );
    input.setAttribute("aria-expanded", String(found.length > 0));
    activate(found.length ? 0 : -1);
    const isEmpty = !words(input.value).length;
    const count = found.length === 1 ? "1 result" : `${found.length} results`;
    status.textContent = isEmpty ? "" : found.length ? count : "No page has these words";
  };

  /** @param {HTMLElement | undefined} option */
  const go = (option) => {
    if (!option?.dataset.url) return;
    box.close();
    location.href = new URL(root + option.dataset.url, document.baseURI).href;
  };

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    const count = options().length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) {
      event.preventDefault();
      activate((active() + step + count) % count);
    } else if (event.key === "Enter") {
      event.preventDefault();
      go(options()[active()]);
    }
  });
  list.addEventListener("click", ({ target }) => {
    go(/** @type {HTMLElement | undefined} */ (/** @type {Element} */ (target).closest("[role=option]")));
  });
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  box.addEventListener("close", () => announce(""));
  document.body.append(box);
  return box;
};

/**
 * Opens the search.
 * @param {string} root
 * @param {(text: string) => void} announce
 */
export const open = async (root, announce) => {
  if (!dialog) {
    const address = new URL(`${root}assets/search-index.js`, document.baseURI).href;
    const { entries } = await import(address);
    dialog ??= build(root, entries, announce);
  }
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector("input")?.select();
};
