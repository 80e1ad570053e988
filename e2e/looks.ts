import type { Page } from '@playwright/test';

/** The elements that `markNewLooks` has marked. */
export const newLook = '[data-new-look]';

/**
 * The looks of a page's texts that are not known yet, each with the mark of one element that has it. A look is one number
 * for all texts with the same elements around them, and the same colours, grounds and type on all of these: texts that look
 * the same have the same contrast, and links that do stand out from the text around them alike. Words of a drawing are left
 * out: axe has no verdict on text within SVG, whatever its colours. The marks stay until the next call.
 */
export function markNewLooks(page: Page, known: ReadonlySet<number>, within = ['html']): Promise<number[]> {
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
        'fontSize',
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

      const seen = new Set(knownLooks);
      const looks: number[] = [];
      function add(element: Element, look = lookOf(element)) {
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
      const linkLooks = new Map<Element, number>();
      function addLink(link: Element) {
        if (linkLooks.has(link)) return;
        const look = mix(lookOf(link), standsInText(link) ? 'link in a text' : 'link');
        linkLooks.set(link, look);
        add(link, look);
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.closest(parts) || !node.nodeValue?.trim()) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        if (!parent.closest('svg')) add(parent);
        const link = parent.closest('a[href], [role="link"]');
        if (link) addLink(link);
      }
      for (const field of document.querySelectorAll('input, select, textarea')) {
        if (field.closest(parts) && field.checkVisibility({ visibilityProperty: true })) add(field);
      }
      return looks;
    },
    { knownLooks: [...known], parts: within.join(', ') },
  );
}
