import type { HtmlElement } from 'html-validate';
import { attribute } from './parse-page.ts';
import { structuredDataOf } from './structured-data-of.ts';

const linkAttributes = ['href', 'src', 'action', 'formaction', 'poster'];

/** Every link target in a page: links, forms, files, link previews, structured data, deferred scripts. */
export function linksOfPage(document: HtmlElement): string[] {
  const byAttribute = linkAttributes.flatMap((name) =>
    document.querySelectorAll(`[${name}]`).map((element) => attribute(element, name)),
  );
  const meta = document.querySelectorAll('meta[content]').map((element) => attribute(element, 'content'));
  const scripts = document.querySelectorAll('[data-scripts]').flatMap((element) => {
    return attribute(element, 'data-scripts').split(' ');
  });
  return [...byAttribute, ...meta.flatMap(linksOfText), ...scripts, ...structuredDataOf(document).flatMap(addressesIn)];
}

/** Identifiers that look like URLs: an '@id' may have a fragment that no page has. */
const names: readonly string[] = ['@id', '@context', 'dayOfWeek'];

/** The URLs in structured data. */
function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return linksOfText(data);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (names.includes(key) ? [] : addressesIn(value)));
}

/** Absolute URLs in a text, and in Markdown those within the site, too. */
export function linksOfText(text: string): string[] {
  const whole = text.match(/https?:\/\/[^\s)\]<>"*`]+/g) ?? [];
  const withinSite = [...text.matchAll(/\]\(([/#][^)\s]*)\)/g)].map(([, link = '']) => link);
  return [...whole.map((link) => link.replace(/[.,;:!?']+$/, '')), ...withinSite];
}
