import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a table keeps line breaks, quotes and commas in their cell, and lets no cell be a formula', () => {
  const row = { reference: 'H7K2-9QMD', name: '=HYPERLINK("http://x.example")', message: 'One, "two"\nthree' };
  expect(toCsv(['reference', 'name', 'message'], [row])).toBe(
    '\ufeffreference,name,message\r\n' + 'H7K2-9QMD,"\'=HYPERLINK(""http://x.example"")","One, ""two""\nthree"\r\n',
  );
});

test('nor a part of a cell that a spreadsheet takes for the next one', () => {
  const row = { name: 'Asha; =1+1\t@SUM(A1)', company: 'Tea; and more' };
  expect(toCsv(['name', 'company'], [row])).toBe(
    '\ufeffname,company\r\n' + '"Asha;\' =1+1\t\'@SUM(A1)","Tea; and more"\r\n',
  );
});

test('a value that is missing is an empty cell', () => {
  expect(toCsv(['name', 'company'], [{ name: 'Asha', company: null }])).toBe('\ufeffname,company\r\nAsha,\r\n');
});
