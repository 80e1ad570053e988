import { expect, test } from 'vitest';
import { parsePost } from './load-posts.ts';

const frontMatter = [
  '---',
  'title: A post',
  `description: ${'word '.repeat(24).trim()}.`,
  'date: 2026-01-02',
  'tags: [Websites, Budget]',
  'services: [kite-building]',
  '---',
  '',
];

test('a post has its fields, and its figures come from the catalogue', () => {
  const post = parsePost('a-post', [...frontMatter, 'A kite costs {kite-building.small.price}.'].join('\n'));
  expect(post).toMatchObject({ slug: 'a-post', title: 'A post', tags: ['Websites', 'Budget'] });
  expect(post.body).toBe('A kite costs CHF 40.');
});

test('a post names its photograph and what it shows', () => {
  const fields = frontMatter.with(-2, 'photograph: ./quay.jpg\nalt: A quay\n---');
  expect(parsePost('a-post', [...fields, 'Text'].join('\n')).photograph).toEqual({ file: './quay.jpg', alt: 'A quay' });
});

test('a post without front matter is refused by name', () => {
  expect(() => parsePost('bare', 'Just text')).toThrow('content/posts/bare.md');
});

test('an unknown service in the front matter is refused by name', () => {
  const source = [...frontMatter, 'Text'].join('\n').replace('kite-building', 'sky-writing');
  expect(() => parsePost('odd', source)).toThrow(/odd\.md[\s\S]*services/);
});
