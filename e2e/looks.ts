import type { Page } from '@playwright/test';

/** The elements that `markNewLooks` has marked. */
export const newLook = '[data-new-look]';

/**
 * The looks of a page's texts that are not known yet, each with the mark of one element that has it. A look is one number
 * for all texts with the same elements around them, and the same colours, grounds and type on all of these: texts that look
 * the same have the same contrast. The marks stay until the next call.
 */
export function markNewLooks(page: Page, known: ReadonlySet<number>): Promise<number[]> {
  return page.evaluate(
    (knownLooks) => {
      for (const marked of document.querySelectorAll('[data-new-look]')) marked.removeAttribute('data-new-look');

      /** After Fowler, Noll and Vo. */
      const mix = (seed: number, text: string) => {
        let hash = seed;
        for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
        return hash;
      };
      const lookOfElement = new Map<Element, number>();
      function lookOf(element: Element | null): number {
        if (!element) return 2166136261;
        const before = lookOfElement.get(element);
        if (before !== undefined) return before;
        const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, position, filter } =
          getComputedStyle(element);
        const own = [element.tagName, element.getAttribute('class'), color, backgroundColor, backgroundImage, opacity];
        const look = mix(
          lookOf(element.parentElement),
          [...own, fontSize, fontWeight, textShadow, position, filter].join('|'),
        );
        lookOfElement.set(element, look);
        return look;
      }

      const seen = new Set(knownLooks);
      const looks: number[] = [];
      function add(element: Element) {
        const look = lookOf(element);
        if (seen.has(look)) return;
        seen.add(look);
        looks.push(look);
        element.setAttribute('data-new-look', '');
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent && node.nodeValue?.trim() && parent.checkVisibility({ visibilityProperty: true })) add(parent);
      }
      for (const field of document.querySelectorAll('input, select, textarea')) {
        if (field.checkVisibility({ visibilityProperty: true })) add(field);
      }
      return looks;
    },
    [...known],
  );
}
