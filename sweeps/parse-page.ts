import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

/** The validator's own parser, so that one library parses and checks the pages. */
const configuration = await new StaticConfigLoader({ root: true, elements: ['html5'] }).getConfigFor('page.html');

export interface ParsedPage {
  html: string;
  document: HtmlElement;
}

export function parsePage(html: string): ParsedPage {
  return { html, document: new Parser(configuration).parseHtml(html) };
}

/** The characters React escapes; its pages contain no other entities. */
const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export function unescapeHtml(text: string): string {
  return text.replace(/&[^;\s]+;/g, (entity) => {
    const character = escaped[entity];
    if (character === undefined) throw new Error(`${entity} is none of the entities that React writes`);
    return character;
  });
}

/** An attribute as a browser would read it; '' if it is missing. */
export function attribute(element: HtmlElement, name: string): string {
  const value = element.getAttributeValue(name);
  return value === null ? '' : unescapeHtml(value);
}

/** The text inside an element, with whitespace collapsed. */
export function textOf(element: HtmlElement): string {
  return unescapeHtml(element.textContent).replace(/\s+/g, ' ').trim();
}
