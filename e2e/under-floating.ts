import type { Page } from '@playwright/test';

/**
 * Texts and controls that a floating element covers at some scroll position: everything that extends into its column. A
 * full-width bar is an edge of the screen, and the page ends above it.
 */
export function underFloating(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floating = [...document.querySelectorAll('aside[aria-label="Quick help"] :is(a, button)')]
      .filter((element) => element.checkVisibility() && !element.closest('[data-folded]'))
      .map((element) => element.getBoundingClientRect());
    const bar = document.querySelector('aside[aria-label="Quick help"]')?.getBoundingClientRect();
    if (!bar || bar.width >= document.documentElement.clientWidth) return [];
    const left = Math.min(...floating.map((box) => box.left));
    const found = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.closest('main, footer') || !node.nodeValue?.trim() || !parent.checkVisibility()) continue;
      if (parent.closest('.visually-hidden, script, svg')) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => rect.right > left)) found.add(node.nodeValue.trim().slice(0, 60));
    }
    for (const control of document.querySelectorAll(
      'main :is(a, button, input, select, summary), footer :is(a, button)',
    )) {
      const { right, width } = control.getBoundingClientRect();
      if (width > 1 && right > left && control.checkVisibility()) found.add(control.outerHTML.slice(0, 100));
    }
    return [...found];
  });
}
