import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostBlock } from './blocks.ts';
import { loadPosts } from './load-posts.ts';
import { anchorOf, parseMarkdown } from './markdown.ts';

function headingIds(blocks: readonly PostBlock[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
}

test('a paragraph keeps its emphasis, code and links as typed parts', () => {
  expect(parseMarkdown('Ask **us** about `title` tags on [SEO](/service/on-page-seo).')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Ask ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'us' }] },
        { kind: 'text', text: ' about ' },
        { kind: 'code', text: 'title' },
        { kind: 'text', text: ' tags on ' },
        { kind: 'link', href: '/service/on-page-seo', children: [{ kind: 'text', text: 'SEO' }] },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('headings get anchors that a person can read, and equal headings get different ones', () => {
  const blocks = parseMarkdown('## What’s the price?\n\n## Next\n\n### Next');
  expect(headingIds(blocks)).toEqual(['whats-the-price', 'next', 'next-2']);
});

test('a table has a head and rows of cells', () => {
  const [table] = parseMarkdown('| a | b |\n| --- | --- |\n| 1 | **2** |');
  expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]] });
  expect(table?.kind === 'table' && table.rows[0]?.[1]).toEqual([
    { kind: 'strong', children: [{ kind: 'text', text: '2' }] },
  ]);
});

test('list items contain blocks, so lists can be nested', () => {
  const [list] = parseMarkdown('1. one\n   - inner\n2. two');
  expect(list).toMatchObject({
    kind: 'list',
    ordered: true,
    items: [[{ kind: 'paragraph' }, { kind: 'list', ordered: false }], [{ kind: 'paragraph' }]],
  });
});

test('a picture in a paragraph of its own is a photograph, with its words and its caption', () => {
  expect(parseMarkdown('Before.\n\n![A quay](./quay.jpg "At low tide")\n\n![](./bay.jpg)')).toEqual([
    expect.objectContaining({ kind: 'paragraph' }),
    { kind: 'photograph', photograph: { file: './quay.jpg', alt: 'A quay', caption: 'At low tide' } },
    { kind: 'photograph', photograph: { file: './bay.jpg', alt: '' } },
  ]);
});

test.each([
  ['raw HTML', '<script>alert(1)</script>'],
  ['HTML within a line', 'a <b>b</b>'],
  ['a picture within a line', 'See ![a](./a.png) here.'],
  ['a picture in a list', '- ![a](./a.png)'],
  ['a picture in a link', '[![a](./a.png)](/about)'],
  ['a first-level heading', '# Title'],
  ['a link that would run a script', '[a](javascript:alert(1))'],
  ['a link to a host without a scheme', '[a](//elsewhere.example)'],
])('%s is refused with an error', (_, source) => {
  expect(() => parseMarkdown(source)).toThrow();
});

test('every post can be read, and its anchors are unique', () => {
  for (const { slug, body } of loadPosts()) {
    const ids = headingIds(parseMarkdown(body));
    expect(new Set(ids).size, slug).toBe(ids.length);
  }
});

test('an anchor is always safe in an address', () => {
  fc.assert(fc.property(fc.string(), (text) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(anchorOf(text))));
});
