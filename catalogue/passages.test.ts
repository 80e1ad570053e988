import { expect, test } from 'vitest';
import { markFaults, passagesKept } from './passages.ts';

const isKnown = (slug: string) => slug === 'logo-design';

test('marks are removed, whichever services are sold', () => {
  expect(passagesKept('A{if logo-design} b{end} c{if kite-flying} d{end}.', new Set(['kite-flying']))).toBe('A b c.');
  expect(passagesKept('- a\n{if kite-flying}- b{end}\n- c', new Set(['kite-flying']))).toBe('- a\n- c');
  expect(passagesKept('{if logo-design}One.\n\nTwo.{end}', new Set())).toBe('One.\n\nTwo.');
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
