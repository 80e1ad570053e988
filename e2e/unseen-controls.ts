import type { Page } from '@playwright/test';

/** Controls nobody would find: without text, edge or icon that stands out from the background. */
export function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clear = (colour: string) => colour === 'none' || colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

    function behind(element: Element | null): string {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (!clear(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    }
    function hasText(control: Element): boolean {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.nodeValue?.trim()) continue;
        const { width } = parent.getBoundingClientRect();
        if (width > 1 && parent.checkVisibility() && getComputedStyle(parent).color !== behind(parent)) return true;
      }
      return false;
    }
    function hasIcon(control: Element): boolean {
      return [...control.querySelectorAll('path, circle, polygon, rect')].some((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        return [stroke, fill].some((colour) => !clear(colour) && colour !== behind(shape));
      });
    }
    function hasEdge(control: Element): boolean {
      const { borderTopStyle, borderTopWidth, borderTopColor, appearance } = getComputedStyle(control);
      const drawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      return appearance !== 'none' || (drawn && borderTopColor !== behind(control.parentElement));
    }

    return [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
      })
      .filter((control) => {
        const isField = control.matches('input, select, textarea');
        return isField ? !hasEdge(control) : !hasText(control) && !hasIcon(control);
      })
      .map((control) => control.outerHTML.slice(0, 160));
  });
}
