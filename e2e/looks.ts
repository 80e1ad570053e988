import type { Page } from '@playwright/test';

/** The elements marked by `markNewLooks`. */
export const newLook = '[data-new-look]';

/**
 * The new looks of a page's texts, each with the mark of one element that has it. A look is a hash over all texts with
 * the same ancestors, the same colours, backgrounds and type on all of these, and large letters or not, which is all
 * that size means for contrast: texts with the same look have the same contrast, and links with the same look stand out
 * equally from the text around them. Text in drawings is left out, because axe doesn't check text within SVG. Marks
 * stay until the next call.
 */
export function markNewLooks(
  page: Page,
  known: ReadonlySet<number>,
  within: readonly string[] = ['html'],
): Promise<number[]> {
  return page.evaluate(
    ({ knownLooks, parts }) => {
      for (const marked of document.querySelectorAll('[data-new-look]')) marked.removeAttribute('data-new-look');

      /** The Fowler–Noll–Vo hash. */
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

      /** As defined by WCAG: 18 points, or 14 in bold. */
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
      /** Whether there is text next to a link, from which it must be distinguishable by more than its colour. */
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
