import type { Page } from '@playwright/test';

/** The elements that `markNewLooks` has marked. */
export const newLook = '[data-new-look]';

/**
 * The looks of a page's texts that are not known yet, each with the mark of one element that has it. A look is one number
 * for all texts with the same elements around them, the same colours, grounds and type on all of these, and letters that
 * are large or not, which is all that contrast has to do with size: texts that look the same have the same contrast, and
 * links that do stand out from the text around them alike. Words of a drawing are left out: axe has no verdict on text
 * within SVG, whatever its colours. The marks stay until the next call.
 */
export function markNewLooks(
  page: Page,
  known: ReadonlySet<number>,
  within: readonly string[] = ['html'],
): Promise<number[]> {
  return page.evaluate(
    ({ knownLooks, parts }) => {
      for (const marked of document.querySelectorAll('[data-new-look]')) marked.removeAttribute('data-new-look');

      /** After Fowler, Noll and Vo. */
      const mix = (seed: number, text: string) => {
        let hash = seed;
        for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
        return hash;
      };
      const looked = [
        'color',
        'backgroundColor',
        'backgroundImage',
        'opacity',
        'fontWeight',
        'fontStyle',
        'textDecorationLine',
        'borderBottomStyle',
        'textShadow',
        'position',
        'filter',
      ] as const;
      const lookOfElement = new Map<Element, number>();
      function lookOf(element: Element | null): number {
        if (!element) return 2166136261;
        const before = lookOfElement.get(element);
        if (before !== undefined) return before;
        const style = getComputedStyle(element);
        const own = [element.tagName, element.getAttribute('class'), ...looked.map((property) => style[property])];
        const look = mix(lookOf(element.parentElement), own.join('|'));
        lookOfElement.set(element, look);
        return look;
      }

      /** As WCAG has it: 18 points, or 14 where it is bold. */
      function isLarge(element: Element): boolean {
        const { fontSize, fontWeight } = getComputedStyle(element);
        return (Number.parseFloat(fontSize) * 3) / 4 >= (Number(fontWeight) >= 700 ? 14 : 18);
      }

      const seen = new Set(knownLooks);
      const looks: number[] = [];
      function add(element: Element, kind: string) {
        const look = mix(lookOf(element), kind);
        if (seen.has(look)) return;
        seen.add(look);
        looks.push(look);
        element.setAttribute('data-new-look', '');
      }
      /** Whether words stand beside a link, from which it has to be told by more than its colour. */
      function standsInText(link: Element): boolean {
        let block = link.parentElement;
        while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
        const linked = [...(block?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join('');
        return (block?.textContent ?? '').replaceAll(/\s/g, '').length > linked.replaceAll(/\s/g, '').length;
      }
      const addText = (element: Element) => add(element, isLarge(element) ? 'large' : 'small');
      const links = new Set<Element>();
      function addLink(link: Element) {
        if (links.has(link)) return;
        links.add(link);
        add(link, standsInText(link) ? 'link in a text' : 'link');
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.closest(parts) || !node.nodeValue?.trim()) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        if (!parent.closest('svg')) addText(parent);
        const link = parent.closest('a[href], [role="link"]');
        if (link) addLink(link);
      }
      for (const field of document.querySelectorAll('input, select, textarea')) {
        if (field.closest(parts) && field.checkVisibility({ visibilityProperty: true })) addText(field);
      }
      return looks;
    },
    { knownLooks: [...known], parts: within.join(', ') },
  );
}
