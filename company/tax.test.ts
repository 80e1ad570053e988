import { expect, test } from 'vitest';
import { taxAnswer, taxTreatment } from './tax.ts';

test.each([
  ['VAT not included', 'added'],
  ['plus VAT', 'added'],
  ['Prices exclude GST', 'added'],
  ['excl. VAT', 'added'],
  ['VAT included', 'included'],
  ['incl. 8.1% VAT', 'included'],
  ['All prices include sales tax', 'included'],
  ['Exempt from VAT', undefined],
  ['', undefined],
] as const)('%j says whether tax is in the price', (note, wanted) => {
  expect(taxTreatment(note)).toBe(wanted);
});

test('the answer says the same as the note', () => {
  expect(taxAnswer('VAT not included')).toBe('Tax comes on top of our prices: VAT not included.');
  expect(taxAnswer('VAT included')).toBe('Tax is already in the prices you see.');
  expect(taxAnswer('Exempt from VAT')).toBe('Exempt from VAT.');
  expect(taxAnswer('')).toContain("don't know");
});
