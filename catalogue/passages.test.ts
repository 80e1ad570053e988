import { expect, test } from 'vitest';
import { markFaults, passagesKept } from './passages.ts';

const isGone = (need: string) => need === 'kite-flying' || need === 'needs-orders-in-app';
const isKnown = (slug: string) => slug === 'logo-design';

test('marks are removed, whichever services are sold', () => {
  expect(passagesKept('Write{if needs-orders-in-app} in the app{end}.', isGone)).toBe('Write.');
  expect(passagesKept('A{if logo-design} b{end} c{if kite-flying} d{end}.', isGone)).toBe('A b c.');
  expect(passagesKept('- a\n{if kite-flying}- b{end}\n- c', isGone)).toBe('- a\n- c');
  expect(passagesKept('{if logo-design}One.\n\nTwo.{end}', () => false)).toBe('One.\n\nTwo.');
});

test.each([
  ['{if logo-design}A{end}', []],
  ['{if kite-flying}A{end}', ['{if kite-flying}']],
  ['{if logo-design, kites}A{end}', ['{if kites}']],
  ['{if logo-design}A', ['no {end}']],
  ['{if logo-design}A{if logo-design}B{end}', ['before the next']],
  ['A{end}', ['no {if …}']],
])('invalid marks are reported: %s', (text, wanted) => {
  expect(markFaults(text, isKnown).map(({ reason }) => reason)).toEqual(
    wanted.map((reason) => expect.stringContaining(reason)),
  );
});
