import { expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { removedIn } from './removed-in.ts';

const removed = [{ slug: 'kite-mending', to: '/', words: ['mended kite', 'patch'] }];

test.each(['Do you sell mended kites?', 'patches', 'a PATCH please'])('%s names what is no longer sold', (text) => {
  expect(removedIn(removed, plainWords(text))?.slug).toBe('kite-mending');
});

test.each(['Do you sell kites?', 'dispatch', ''])('%s does not', (text) => {
  expect(removedIn(removed, plainWords(text))).toBeUndefined();
});
