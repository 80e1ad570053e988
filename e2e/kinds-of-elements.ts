import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What a page's elements are: their names, classes and roles. */
export async function kindsIn(page: Page): Promise<string[]> {
  const kinds = (await elementsOf(page)).map(({ kind }) => kind);
  return [...new Set(kinds)];
}

/** The same with the names of their other attributes, and with all elements around them. */
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
    const numbers = new Map(elements.map((element, number) => [element, number]));
    return elements.map((element) => ({
      kind: [element.tagName, element.getAttribute('class'), element.getAttribute('role')]
        .join(' ')
        .replaceAll('\n', ' '),
      // A part's size is written down as its style when it has been laid out, sooner or later.
      attributes: element
        .getAttributeNames()
        .filter((name) => name !== 'style')
        .toSorted()
        .join(' '),
      parent: (element.parentElement && numbers.get(element.parentElement)) ?? -1,
    }));
  });
}
