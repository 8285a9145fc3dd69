// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport

/// What the tests ask a page about its popups, as a script that is loaded into it.
enum PopupProbe {
  /// Loads the page with the probe in it, and forgets what was reported before.
  static func load(_ url: String, in browser: any BrowserSession) throws {
    try browser.clearConsole()
    try browser.navigate(to: url)
    try browser.execute(source)
    try browser.wait(until: "return document.querySelector('df-popup:not(:defined)') === null")
  }

  /// The controls outside of popups that open one, with the popup that each opens.
  static func openers(in browser: any BrowserSession) throws -> [PopupOpener] {
    try browser.execute("return window.lab.openers()").array.compactMap(PopupOpener.init)
  }

  /// The ids of popups that no control opens, neither in the page nor in another popup.
  static func orphans(in browser: any BrowserSession) throws -> [String] {
    try browser.execute("return window.lab.orphans()").strings
  }

  private static let source = #"""
    window.lab = (() => {
      const hides = [];
      document.addEventListener("df-hide", (event) => {
        const detail = event.detail ?? event.wrappedJSObject?.detail;
        hides.push([event.target.id, detail?.reason ?? null]);
      });
      const parse = (text) => { try { return JSON.parse(text ?? "[]"); } catch { return []; } };
      /** Every operation in a list, those in cases and delays included. */
      const flat = (operations) => operations.flatMap((operation) => {
        const inner = operation.slice(1).flatMap((part) =>
          Array.isArray(part) && Array.isArray(part[0]) ? [part]
            : part && typeof part === "object" && !Array.isArray(part)
              ? Object.values(part).filter((value) => Array.isArray(value) && Array.isArray(value[0]))
              : []);
        return [operation, ...inner.flatMap(flat)];
      });
      const operations = (control) => flat(parse(control.getAttribute("data-df-do")));
      const rootOf = (element) => element.closest("[data-df-state]") ?? document.documentElement;
      const popupWithKey = (control, key) =>
        [...document.querySelectorAll("df-popup[data-df-key]")].find((popup) =>
          popup.getAttribute("data-df-key") === key && rootOf(popup) === rootOf(control));
      const opens = (control) => {
        const id = control.getAttribute("commandfor") ?? control.getAttribute("popovertarget");
        const command = control.getAttribute("command")
          ?? control.getAttribute("popovertargetaction") ?? "toggle";
        const target = id && document.getElementById(id)?.closest("df-popup");
        if (target && !/close|hide/.test(command)) return [target, null];
        for (const [name, key, value] of operations(control)) {
          const shows = (name === "set" && value !== false && value !== null)
            || name === "present" || name === "toggle";
          const popup = shows && popupWithKey(control, key);
          if (popup) return [popup, typeof value === "string" ? value : null];
        }
        return null;
      };
      const closes = (control, popup) => {
        if (control.matches(".df-close, .df-grabber")) return true;
        if (/close|hide/.test(control.getAttribute("command") ?? "")) return true;
        const key = popup.getAttribute("data-df-key");
        return operations(control).some(([name, target, value]) => target === key
          && (name === "dismiss" || (name === "set" && (value === false || value === null))));
      };
      let marks = 0;
      const mark = (element) => {
        if (!element.dataset.lab) element.dataset.lab = ++marks;
        return `[data-lab="${element.dataset.lab}"]`;
      };
      const controls = () =>
        [...document.querySelectorAll("button, [data-df-do]")].filter((control) => opens(control));
      const flag = (popup, name) => (popup.getAttribute(name) ?? "false") !== "false";
      return {
        hides,
        openers: () => controls()
          .filter((control) => !control.closest("df-popup, template") && control.checkVisibility())
          .map((control) => {
            const [popup, item] = opens(control);
            return { control: mark(control), popup: mark(popup), id: popup.id, item,
              label: control.getAttribute("aria-label") ?? control.textContent.trim() };
          }),
        orphans: () => {
          const inTemplates = [...document.querySelectorAll("template")].flatMap((template) =>
            [...template.content.querySelectorAll("[commandfor], [data-df-do]")]);
          const open = new Set([...controls(), ...inTemplates].flatMap((control) => {
            const target = opens(control);
            return target ? [target[0]] : [];
          }));
          return [...document.querySelectorAll("df-popup")]
            .filter((popup) => !open.has(popup) && popup.checkVisibility !== undefined)
            .filter((popup) => !popup.hasAttribute("open")).map((popup) => popup.id);
        },
        describe: (selector) => {
          const popup = document.querySelector(selector);
          const surface = popup.querySelector(":scope > dialog");
          const body = surface.querySelector("[data-df-body]") ?? surface;
          const focusable = surface.querySelectorAll(
            ":is(a[href],button,input,select,textarea,summary,[tabindex]):not(:disabled)");
          return {
            kind: popup.getAttribute("kind") ?? "center",
            position: popup.getAttribute("position") ?? "center",
            backdrop: popup.getAttribute("backdrop") ?? "dim",
            direction: getComputedStyle(surface).direction,
            role: surface.getAttribute("role"),
            tap: flag(popup, "dismiss-on-tap"), outside: flag(popup, "dismiss-on-outside-tap"),
            drag: flag(popup, "dismiss-on-drag"),
            timeout: Number.parseFloat(popup.getAttribute("auto-dismiss") ?? "0"),
            surface: mark(surface), body: mark(body), hasControls: focusable.length > 0,
            hasAutofocus: surface.querySelector("[autofocus]") !== null,
            buttons: [...surface.querySelectorAll("button, [role=button]")]
              .filter((button) => button.checkVisibility() && !button.disabled)
              .map((button) => ({
                control: mark(button), closes: closes(button, popup),
                label: button.textContent.trim() || button.outerHTML,
                isInert: !button.matches("[command], [popovertarget], [data-df-do], "
                  + "[type=submit], .df-close"),
              })),
          };
        },
        /**
         * A point of the surface where a press means the surface and no control; for a drag one
         * with room to move in its direction.
         */
        restingPoint: (selector, towardsX, towardsY) => {
          const surface = document.querySelector(selector);
          const box = surface.getBoundingClientRect();
          const controls = "a,button,input,select,textarea,label,summary,[contenteditable]," +
            "[data-df-no-drag]";
          const points = [];
          for (const down of [0.5, 0.25, 0.12, 0.75, 0.9, 0.05, 0.97]) {
            for (const along of [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97]) {
              const x = Math.round(box.left + box.width * along);
              const y = Math.round(box.top + box.height * down);
              const hit = document.elementFromPoint(x, y);
              if (hit && surface.contains(hit) && !hit.closest(controls)) points.push({ x, y });
            }
          }
          const room = ({ x, y }) =>
            Math.min(180, towardsX > 0 ? innerWidth - x : towardsX < 0 ? x : Infinity,
              towardsY > 0 ? innerHeight - y : towardsY < 0 ? y : Infinity);
          return points.sort((a, b) => room(b) - room(a))[0] ?? null;
        },
        /** A point of the viewport outside of the surface where a press hits no control. */
        outsidePoint: (selector) => {
          const surface = document.querySelector(selector);
          const box = surface.getBoundingClientRect();
          const xs = [4, innerWidth / 2, innerWidth - 24, innerWidth / 4];
          const ys = [4, innerHeight - 6, innerHeight / 2, innerHeight / 4, innerHeight * 0.75];
          for (const y of ys.map(Math.round)) for (const x of xs.map(Math.round)) {
            const within = x > box.left - 8 && x < box.right + 8
              && y > box.top - 8 && y < box.bottom + 8;
            const hit = document.elementFromPoint(x, y);
            const owner = hit?.closest("a,button,input,select,textarea,label,summary,dialog,df-toast");
            if (!within && hit && (!owner || owner === surface)) return { x, y };
          }
          return null;
        },
        isOpen: (selector) =>
          document.querySelector(selector).matches("[open], :popover-open"),
      };
    })();
    """#
}

/// A control that opens a popup.
struct PopupOpener: Sendable {
  let control: String
  let popup: String
  let popupID: String
  let item: String?
  let label: String

  init?(_ json: JSON) {
    guard let control = json["control"].string, let popup = json["popup"].string else { return nil }
    self.control = control
    self.popup = popup
    popupID = json["id"].string ?? ""
    item = json["item"].string
    label = json["label"].string ?? ""
  }
}
