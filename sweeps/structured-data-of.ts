import type { HtmlElement } from 'html-validate';

/** A page's structured data, one object per script. */
export function structuredDataOf(document: HtmlElement): unknown[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as unknown);
}
