import type { HtmlElement } from 'html-validate';

/** What a page says to search engines, one object a script. */
export function structuredDataOf(document: HtmlElement): unknown[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as unknown);
}
