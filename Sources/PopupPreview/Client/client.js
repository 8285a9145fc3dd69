// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/** Keeps a previewed page up to date: reloads it, swaps its style sheets, shows build errors. */

const EVENTS_URL = "/_popuplab/events";
const STYLE_URL = "/_popuplab/client.css";
const SCROLL_KEY = "popuplab-scroll";

/** The build that this page shows. */
let generation = new URL(import.meta.url).searchParams.get("g");

/** @type {EventSource | undefined} */
let source;

/** Loads the page anew; the scroll position is kept over it. */
function reload() {
  const position = { url: location.href, x: scrollX, y: scrollY };
  sessionStorage.setItem(SCROLL_KEY, JSON.stringify(position));
  location.reload();
}

/** Returns to where the page was before `reload`. */
function restoreScroll() {
  const stored = sessionStorage.getItem(SCROLL_KEY);
  if (!stored) return;
  sessionStorage.removeItem(SCROLL_KEY);
  const { url, x, y } = JSON.parse(stored);
  if (url !== location.href) return;
  // A page's `scroll-behavior: smooth` must not let it travel there.
  const target = /** @type {ScrollToOptions} */ (
    /** @type {unknown} */ ({ left: x, top: y, behavior: "instant" })
  );
  scrollTo(target);
  // Images may have given the page its full height only now.
  if (document.readyState !== "complete") {
    addEventListener("load", () => scrollTo(target), { once: true });
  }
}

/**
 * Fetches style sheets anew without a moment in which the page has none.
 * @param {string[]} paths from the site's root
 */
function swapStyleSheets(paths) {
  const links = [...document.querySelectorAll("link")].filter(
    (link) => link.relList.contains("stylesheet") && new URL(link.href).origin === location.origin,
  );
  const changed = links.filter((link) =>
    paths.some((path) => new URL(link.href).pathname.endsWith(`/${path}`)),
  );
  // A sheet that no link names may be imported by one that is linked.
  for (const link of changed.length < paths.length ? links : changed) {
    const next = /** @type {HTMLLinkElement} */ (link.cloneNode());
    const url = new URL(link.href);
    url.searchParams.set("g", generation ?? "");
    next.href = url.href;
    const removeOld = () => link.remove();
    next.addEventListener("load", removeOld, { once: true });
    next.addEventListener("error", removeOld, { once: true });
    link.after(next);
  }
}

/** The panel that shows errors and progress, apart from the page's own styles. */
const panel = {
  host: document.createElement("div"),
  title: document.createElement("h2"),
  text: document.createElement("pre"),
  button: document.createElement("button"),

  build() {
    const root = this.host.attachShadow({ mode: "open" });
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = STYLE_URL;
    this.button.type = "button";
    this.button.textContent = "Hide";
    this.button.addEventListener("click", () => this.hide());
    root.append(style, this.title, this.text, this.button);
    this.host.id = "popuplab-preview";
    this.host.setAttribute("popover", "manual");
  },

  /**
   * @param {"error" | "progress"} kind
   * @param {string} title
   * @param {string} text
   */
  show(kind, title, text) {
    this.host.dataset.kind = kind;
    this.host.setAttribute("role", kind === "error" ? "alert" : "status");
    this.title.textContent = title;
    this.text.textContent = text;
    this.host.hidden = false;
    // In an open modal everything outside is inert, the panel's button included.
    (document.querySelector("dialog:modal") ?? document.body).append(this.host);
    /** @type {{ showPopover?: () => void }} */ (this.host).showPopover?.();
  },

  hide() {
    this.host.remove();
  },
};

/** Listens for events, as long as the page is visible. */
function connect() {
  source = new EventSource(EVENTS_URL);
  /**
   * @param {string} name
   * @param {(text: string, id: string) => void} action
   */
  const on = (name, action) =>
    source?.addEventListener(name, (event) => action(event.data, event.lastEventId));
  on("hello", (_, id) => {
    // Builds were missed: the page was hidden, or the server is another one.
    if (id !== generation) reload();
    else panel.hide();
  });
  on("reload", reload);
  on("css", (text, id) => {
    generation = id;
    panel.hide();
    swapStyleSheets(text.split("\n"));
  });
  on("error", (text) => {
    // The connection's own error event has this name too, without data.
    if (text !== undefined) panel.show("error", "The last edit does not build", text);
  });
  on("progress", (text) => panel.show("progress", text, ""));
  on("clear", () => panel.hide());
}

/** Hidden pages hold no connection: a browser allows only six to one server. */
function follow() {
  if (document.visibilityState === "visible") {
    if (!source) connect();
  } else {
    source?.close();
    source = undefined;
  }
}

panel.build();
restoreScroll();
follow();
document.addEventListener("visibilitychange", follow);
addEventListener("pagehide", () => {
  source?.close();
  source = undefined;
});
addEventListener("pageshow", follow);
