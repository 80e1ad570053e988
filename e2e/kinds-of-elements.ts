import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What a page's elements are: their names, classes and roles. */
export async function kindsIn(page: Page): Promise<string[]> {
  const kinds = (await elementsOf(page)).map(({ kind }) => kind);
  return [...new Set(kinds)];
}

/** The same with all else that rules and styles go by: their attributes, and all elements around them. */
export async function placesIn(page: Page): Promise<string[]> {
  const elements = await elementsOf(page);
  const places: string[] = [];
  for (const { kind, attributes, parent } of elements) {
    places.push(hash('sha1', `${parent < 0 ? '' : places[parent]} ${kind} ${attributes}`));
  }
  return [...new Set(places)];
}

interface PageElement {
  kind: string;
  attributes: string;
  /** Where the element around it stands in the list; before it. */
  parent: number;
}

/** Those of the page's own part. A drawing is one: what it is made of grows and shrinks with it. */
function elementsOf(page: Page): Promise<PageElement[]> {
  return page.locator('main, main :not(svg *)').evaluateAll((elements) => {
    /** Attributes whose values decide how an element looks. */
    const styledBy = /^(?:data-|style$|type$|aria-(?:current|disabled|expanded|pressed|selected)$)/;
    const numbers = new Map(elements.map((element, number) => [element, number]));
    return elements.map((element) => ({
      kind: [element.tagName, element.getAttribute('class'), element.getAttribute('role')]
        .join(' ')
        .replaceAll('\n', ' '),
      attributes: element
        .getAttributeNames()
        // A part's size is written down as its style when it has been laid out, sooner or later.
        .filter((name) => name !== 'style' || /color|background|opacity/.test(element.getAttribute('style') ?? ''))
        .map((name) => (styledBy.test(name) ? `${name}=${element.getAttribute(name)}` : name))
        .toSorted()
        .join(' '),
      parent: (element.parentElement && numbers.get(element.parentElement)) ?? -1,
    }));
  });
}
