import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('cells keep line breaks, quotes and commas, and never become formulas', () => {
  const row = { reference: 'H7K2-9QMD', name: '=HYPERLINK("http://x.example")', message: 'One, "two"\nthree' };
  expect(toCsv(['reference', 'name', 'message'], [row])).toBe(
    '\ufeffreference,name,message\r\n' + 'H7K2-9QMD,"\'=HYPERLINK(""http://x.example"")","One, ""two""\nthree"\r\n',
  );
});

test('nor does a part of a cell that a spreadsheet splits off', () => {
  const row = { name: 'Asha; =1+1\t@SUM(A1)', company: 'Tea; and more' };
  expect(toCsv(['name', 'company'], [row])).toBe(
    '\ufeffname,company\r\n' + '"Asha;\' =1+1\t\'@SUM(A1)","Tea; and more"\r\n',
  );
});

test('a missing value is an empty cell', () => {
  expect(toCsv(['name', 'company'], [{ name: 'Asha', company: null }])).toBe('\ufeffname,company\r\nAsha,\r\n');
});
