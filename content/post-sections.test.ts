import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { postSections } from './post-sections.ts';

test('a post is split at its headings', () => {
  const source = [
    'An *opening*.',
    '## First',
    'One **bold** [link](/about).',
    '- a\n- b',
    '> quoted',
    '| h |\n| --- |\n| cell |',
    '![A quay](./quay.jpg "At low tide")',
    '### Deeper',
    '`code`',
  ].join('\n\n');
  const { opening, sections } = postSections(parseMarkdown(source));
  expect(opening.trim()).toBe('An opening.');
  expect(sections.map(({ id, title, text }) => ({ id, title, text: text.trim() }))).toEqual([
    { id: 'first', title: 'First', text: 'One bold link. a b quoted h cell A quay. At low tide' },
    { id: 'deeper', title: 'Deeper', text: 'code' },
  ]);
});
