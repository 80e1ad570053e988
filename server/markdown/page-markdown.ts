import TurndownService from 'turndown';
import { absoluteUrl } from '#company/addresses.ts';

/** Controls and drawings, which mean nothing in a text. */
const leftOut = [
  'nav',
  'svg',
  'script',
  'style',
  'template',
  'label',
  'select',
  'input',
  'textarea',
  'button',
  'fieldset',
];
const elementNode = 1;
const headings = 'h1, h2, h3, h4';

const converter = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
  .addRule('link', { filter: 'a', replacement: link })
  .addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => ((node as HTMLElement).getAttribute('alt') ?? '').trim(),
  })
  .addRule('list item', { filter: 'li', replacement: listItem })
  .addRule('words side by side', {
    filter: ['span', 'time'],
    replacement: (content, node) => (node.nextSibling?.nodeType === elementNode ? `${content} ` : content),
  })
  .addRule('term', { filter: 'dt', replacement: (content) => `\n- ${oneLine(content)}: ` })
  .addRule('definition', { filter: 'dd', replacement: (content) => `${oneLine(content)}\n` })
  .addRule('table', { filter: 'table', replacement: (_content, node) => markdownTable(node as HTMLElement) })
  // The last rule is tried first.
  .addRule('left out', {
    filter: (node) => leftOut.includes(node.nodeName.toLowerCase()) || isHidden(node),
    replacement: () => '',
  });

function isHidden(node: HTMLElement): boolean {
  return node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Links within the page are dropped, because the text has no anchors; inside a sentence their words stay. */
function link(content: string, node: Node): string {
  const anchor = node as HTMLElement;
  const href = anchor.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return anchor.closest('p') ? content : '';
  const next = anchor.nextSibling?.nodeName === 'A' ? ' ' : '';
  return `[${oneLine(content)}](${target(href)})${next}`;
}

/** Absolute, so that it works wherever the text is read; mailto links are reduced to the address. */
function target(href: string): string {
  if (href.startsWith('/') || href.startsWith('?')) return absoluteUrl(href);
  return /^(?:mailto:|https:\/\/wa\.me\/)/.test(href) ? (href.split('?')[0] ?? href) : href;
}

/** A card in a list has its own heading and needs no bullet. */
function listItem(content: string, node: Node): string {
  const item = node as HTMLElement;
  if (item.querySelector(headings)) return `\n\n${content.trim()}\n\n`;
  const siblings = Array.from(item.parentElement?.children ?? []);
  const mark = item.parentElement?.nodeName === 'OL' ? `${siblings.indexOf(item) + 1}.` : '-';
  const text = content.trim().replaceAll(/\n+/g, `\n${' '.repeat(mark.length + 1)}`);
  return text ? `${mark} ${text}\n` : '';
}

/** A page as Markdown: its main part, preceded by its metadata. */
export function pageMarkdown(html: string): string {
  const main = between(html, '<main', '</main>');
  const head = between(html, '<head', '</head>');
  const [title, description, url] = [
    /<title>([^<]*)/.exec(head)?.[1],
    /<meta name="description" content="([^"]*)/.exec(head)?.[1],
    /<link rel="canonical" href="([^"]*)/.exec(head)?.[1],
  ];
  const facts = Object.entries({ title, description, url }).filter(([, value]) => value);
  const matter = facts.map(([name, value]) => `${name}: ${JSON.stringify(plain(value ?? ''))}`);
  const lines = converter.turndown(main).split('\n');
  const text = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return `${[...(matter.length > 0 ? ['---', ...matter, '---', ''] : []), text].join('\n')}\n`;
}

/** The element itself, including its tags: no page has two of these. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  return from < 0 || to < from ? '' : html.slice(from, to + end.length);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** React escapes these five and nothing else. */
function plain(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

/** A Markdown table; the first row is its head. */
function markdownTable(table: HTMLElement): string {
  const [head = [], ...rows] = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), ({ textContent }) => cell(textContent ?? '')),
  );
  return `\n\n${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`;
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', String.raw`\|`);
}
