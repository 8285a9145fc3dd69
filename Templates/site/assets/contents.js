// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/** Marks the entry of "On this page" whose section is being read. */
export const markSection = () => {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".contents a")]);
  const headings = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (!headings.length) return;
  let isScheduled = false;
  const mark = () => {
    isScheduled = false;
    const edge = innerHeight / 4;
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const read = headings.filter(({ heading }) => heading.getBoundingClientRect().top < edge);
    const current = isAtEnd ? headings.at(-1) : read.at(-1);
    for (const { link } of headings) {
      if (link === current?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(mark);
  };
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule, { passive: true });
  schedule();
};
