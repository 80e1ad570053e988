import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** One element of a page's own part. */
export interface Place {
  /** What it is: its name, class and role. */
  kind: string;
  /** The same with all else that rules and styles go by: its attributes, and all elements around it. */
  place: string;
  /** Which child of `main` it stands in, from 1; 0 for `main` itself. */
  part: number;
}

export async function placesIn(page: Page): Promise<Place[]> {
  const found: Place[] = [];
  for (const { kind, attributes, parent, part } of await elementsOf(page)) {
    const place = hash('sha1', `${found[parent]?.place ?? ''} ${kind} ${attributes}`);
    found.push({ kind, place, part });
  }
  return found;
}

interface PageElement {
  kind: string;
  attributes: string;
  /** Where the element around it stands in the list, before it; -1 for `main`. */
  parent: number;
  part: number;
}

/** A drawing is one element, whatever its colours: axe has no verdict on what it is made of, which grows and shrinks with it. */
function elementsOf(page: Page): Promise<PageElement[]> {
  return page.evaluate(() => {
    /** Attributes whose values decide how an element looks. */
    const styledBy = /^(?:data-|style$|type$|aria-(?:current|disabled|expanded|pressed|selected)$)/;
    /** Attributes that hold words: only whether there are any decides. */
    const wordsIn = new Set(['data-heading']);
    function attributeOf(element: Element, name: string): string {
      const value = element.getAttribute(name);
      if (wordsIn.has(name)) return `${name}=${value !== ''}`;
      return styledBy.test(name) ? `${name}=${value}` : name;
    }

    const main = document.querySelector('main');
    const parts = [...(main?.children ?? [])];
    const elements = [...document.querySelectorAll('main, main :not(svg *)')];
    const numbers = new Map(elements.map((element, number) => [element, number]));
    return elements.map((element) => ({
      kind: [
        element.tagName,
        element.tagName === 'svg' ? '' : element.getAttribute('class'),
        element.getAttribute('role'),
      ]
        .join(' ')
        .replaceAll('\n', ' '),
      attributes: element
        .getAttributeNames()
        // A part's size is written down as its style when it has been laid out, sooner or later.
        .filter((name) => name !== 'style' || /color|background|opacity/.test(element.getAttribute('style') ?? ''))
        .map((name) => attributeOf(element, name))
        .toSorted()
        .join(' '),
      parent: (element.parentElement && numbers.get(element.parentElement)) ?? -1,
      part: parts.findIndex((part) => part.contains(element)) + 1,
    }));
  });
}
