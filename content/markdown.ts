import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline, PostBlock } from './blocks.ts';
import { plainText } from './plain-text.ts';

/** 'What moves the price?' gives 'what-moves-the-price'. */
export function anchorOf(text: string): string {
  const words = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '').toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'section';
}

/**
 * Markdown as typed blocks, which pages render as elements; there is never an HTML string. Anything unsupported, above
 * all raw HTML, fails the build instead of leaving a gap in the post.
 */
export function parseMarkdown(source: string): PostBlock[] {
  const taken = new Map<string, number>();
  const tokens = lexer(source).filter(({ type }) => type !== 'space');
  const nameAnchor = (text: string) => {
    const anchor = anchorOf(text);
    const count = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  };
  return tokens.map((token) => toPhotograph(token) ?? toBlock(token, nameAnchor));
}

type NameAnchor = (text: string) => string;

/** A picture that is a whole paragraph: `![what it shows](./file.jpg "caption")`. */
function toPhotograph(token: Token): PostBlock | undefined {
  if (token.type !== 'paragraph') return undefined;
  const [image, ...rest] = (token as Tokens.Paragraph).tokens ?? [];
  if (image?.type !== 'image' || rest.length > 0) return undefined;
  const { href, text, title } = image as Tokens.Image;
  return {
    kind: 'photograph',
    photograph: { file: decodeURI(href), alt: text.trim(), ...(title ? { caption: title } : {}) },
  };
}

function toBlocks(tokens: readonly Token[], nameAnchor: NameAnchor): Block[] {
  return tokens.filter(({ type }) => type !== 'space').map((token) => toBlock(token, nameAnchor));
}

function toBlock(token: Token, nameAnchor: NameAnchor): Block {
  switch (token.type) {
    case 'heading':
      return toHeading(token as Tokens.Heading, nameAnchor);
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', children: toInlines(token) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', ordered, items: items.map((item) => toBlocks(item.tokens, nameAnchor)) };
    }
    case 'blockquote':
      return { kind: 'quote', blocks: toBlocks((token as Tokens.Blockquote).tokens, nameAnchor) };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return { kind: 'table', head: header.map(toInlines), rows: rows.map((row) => row.map(toInlines)) };
    }
    case 'code':
      return { kind: 'code', text: (token as Tokens.Code).text };
    case 'hr':
      return { kind: 'rule' };
    default:
      throw new Error(`Markdown of the kind '${token.type}' is not supported: ${token.raw.trim().slice(0, 80)}`);
  }
}

/** A page's only first-level heading is its title, so headings in a post have level two or three. */
function toHeading(token: Tokens.Heading, nameAnchor: NameAnchor): Block {
  if (token.depth !== 2 && token.depth !== 3) {
    throw new Error(`A post has headings of the second and third level only: ${token.raw.trim()}`);
  }
  const children = toInlines(token);
  const text = plainText(children);
  return { kind: 'heading', level: token.depth, id: nameAnchor(text), text, children };
}

function toInlines(token: { tokens?: Token[] | undefined }): Inline[] {
  return (token.tokens ?? []).map(toInline);
}

function toInline(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: (token as Tokens.Text).text };
    case 'strong':
      return { kind: 'strong', children: toInlines(token as Tokens.Strong) };
    case 'em':
      return { kind: 'emphasis', children: toInlines(token as Tokens.Em) };
    case 'del':
      return { kind: 'deleted', children: toInlines(token as Tokens.Del) };
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text };
    case 'link':
      return {
        kind: 'link',
        href: safeAddress((token as Tokens.Link).href),
        children: toInlines(token as Tokens.Link),
      };
    case 'br':
      return { kind: 'break' };
    case 'image':
      throw new Error(
        `A picture stands in a paragraph of its own, outside of lists, tables and links: ${token.raw.trim()}`,
      );
    default:
      throw new Error(`Markdown of the kind '${token.type}' is not supported: ${token.raw.trim().slice(0, 80)}`);
  }
}

function safeAddress(href: string): string {
  if (/^(?:\/(?![/\\])|#|https:\/\/|mailto:)/.test(href)) return href;
  throw new Error(`A link in a post leads to a page of ours, to https: or to mailto:, but one leads to '${href}'`);
}
