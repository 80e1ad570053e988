import type { Page } from '@playwright/test';

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** The text spacing of WCAG 1.4.12. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts cut off by the screen or by a box with hidden overflow, where scrolling doesn't reach them. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Glyphs of tight headings extend beyond their line by this share of its height without being cut off. */
    const overhang = 0.3;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    function measure(element: Element) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      const root = element === document.body || element === document.documentElement;
      return {
        edge,
        hidesX: !root && hides(overflowX),
        hidesY: !root && hides(overflowY),
        // Scrolling containers are fine; a box of one pixel is for screen readers only.
        lets: scrolls(overflowX) || scrolls(overflowY) || (edge.width <= 1 && edge.height <= 1),
        fixed: position === 'fixed',
      };
    }
    const measured = new Map<Element, ReturnType<typeof measure>>();
    function boxOf(element: Element) {
      const box = measured.get(element) ?? measure(element);
      measured.set(element, box);
      return box;
    }

    function isCut(rect: DOMRect, text: Element): boolean {
      const slack = rect.height * overhang;
      for (let element: Element | null = text; element; element = element.parentElement) {
        const { edge, hidesX, hidesY, lets, fixed } = boxOf(element);
        if (lets) return false;
        if (hidesX && (rect.left < edge.left - 1 || rect.right > edge.right + 1)) return true;
        if (hidesY && (rect.top < edge.top - slack || rect.bottom > edge.bottom + slack)) return true;
        if (fixed) break;
      }
      return rect.left < -1 || rect.right > document.documentElement.clientWidth + 1;
    }

    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('[aria-hidden="true"], script, style, noscript, option')) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.some((rect) => isCut(rect, parent))) found.add(node.nodeValue.trim().slice(0, 60));
    }
    return [...found];
  });
}
