import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';
import { textTable } from './text-table.ts';

test('escape sequences, C1 controls and bidi overrides are neutralized', () => {
  expect(printable('\u001b[2Jgone \u009b31mred \u001b]52;c;Zm9v\u0007 \u202etxt.exe')).toBe(
    '\ufffd[2Jgone \ufffd31mred \ufffd]52;c;Zm9v\ufffd \ufffdtxt.exe',
  );
});

test('line breaks and tabs are kept', () => {
  expect(printable('one\r\ntwo\n\tthree')).toBe('one\ntwo\n\tthree');
});

test('table cells have no control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(textTable(['Question'], [[text]]).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }),
  );
});
