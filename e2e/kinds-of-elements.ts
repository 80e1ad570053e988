import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** An element of a page's own part. */
export interface Place {
  /** Its name, class and role. */
  kind: string;
  /** The same with everything else that rules and styles depend on: its attributes and ancestors. */
  place: string;
  /** The child of `main` it is in, from 1; 0 for `main` itself. */
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
  /** The index of its parent, which precedes it in the list; -1 for `main`. */
  parent: number;
  part: number;
}

/** A drawing counts as one element, whatever its colours: axe doesn't check its parts, which vary with its size. */
function elementsOf(page: Page): Promise<PageElement[]> {
  return page.evaluate(() => {
    /** Attributes whose values affect an element's appearance. */
    const styledBy = /^(?:data-|style$|type$|aria-(?:current|disabled|expanded|pressed|selected)$)/;
    /** Attributes that contain text: only their presence matters. */
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
        // A part's size is set as its style at some point after layout.
        .filter((name) => name !== 'style' || /color|background|opacity/.test(element.getAttribute('style') ?? ''))
        .map((name) => attributeOf(element, name))
        .toSorted()
        .join(' '),
      parent: (element.parentElement && numbers.get(element.parentElement)) ?? -1,
      part: parts.findIndex((part) => part.contains(element)) + 1,
    }));
  });
}
