import type { Page } from '@playwright/test';

/**
 * How the texts of a page look: one number for all texts with the same elements around them, and the same colours,
 * grounds and type on all of these. Texts that look the same have the same contrast.
 */
export function looksOfTexts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    /** After Fowler, Noll and Vo. */
    const mix = (seed: number, text: string) => {
      let hash = seed;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
      return hash;
    };
    const known = new Map<Element, number>();
    function lookOf(element: Element | null): number {
      if (!element) return 2166136261;
      const before = known.get(element);
      if (before !== undefined) return before;
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, position, filter } =
        getComputedStyle(element);
      const own = [element.tagName, element.getAttribute('class'), color, backgroundColor, backgroundImage, opacity];
      const look = mix(
        lookOf(element.parentElement),
        [...own, fontSize, fontWeight, textShadow, position, filter].join('|'),
      );
      known.set(element, look);
      return look;
    }

    const looks = new Set<number>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && node.nodeValue?.trim() && parent.checkVisibility({ visibilityProperty: true }))
        looks.add(lookOf(parent));
    }
    for (const field of document.querySelectorAll('input, select, textarea')) {
      if (field.checkVisibility({ visibilityProperty: true })) looks.add(lookOf(field));
    }
    return [...looks];
  });
}
