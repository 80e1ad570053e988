import { type DOMNode, HtmlElement } from 'html-validate';
import { unescapeHtml } from './parse-page.ts';

/** '$1,500', '10%', '30': anything written with digits. */
const figure = /\$?\d[\d,.]*%?/g;
/** Controls, hidden elements, and what Markdown expresses differently. */
const unsaid = new Set(['nav', 'svg', 'script', 'label', 'select', 'button', 'fieldset', 'caption']);

function inOrder(text: string): string[] {
  const found = text.match(figure) ?? [];
  return found.map((written) => written.replace(/[.,]+$/, '')).sort();
}

function textsOf(node: DOMNode): string[] {
  if (!(node instanceof HtmlElement)) return [node.textContent];
  const isHidden = node.hasAttribute('hidden') || node.getAttributeValue('aria-hidden') === 'true';
  return unsaid.has(node.tagName) || isHidden ? [] : node.childNodes.flatMap(textsOf);
}

/** Every figure in a part of a page, as often as it occurs. */
export function figuresOfElement(element: HtmlElement): string[] {
  return inOrder(unescapeHtml(textsOf(element).join(' ')));
}

/** The same for Markdown: without front matter, link targets and list numbers. */
export function figuresOfMarkdown(markdown: string): string[] {
  const text = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/^ *\d+\. /gm, '');
  return inOrder(text);
}
