import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyAbove, replyTextOf } from './reply-text.ts';

const reference = 'H7K2-9QMD';
const ours = `${replyAbove}\n\nReference: ${reference}\nName: Asha Rao\n\nMessage\n-------\nWe sell tea.`;
const quote = (text: string) => text.replaceAll(/^/gm, '> ');

test.each([
  [
    'quoted below',
    `Yes, we can.\n\nOn Thu, 15 Jan 2026 at 09:30, Kite Works <website@kites.example> wrote:\n${quote(ours)}`,
  ],
  [
    'with an introduction in two lines',
    `Yes, we can.\n\nOn Thu, 15 Jan 2026 at 09:30, Kite Works <\nwebsite@kites.example> wrote:\n\n${quote(ours)}`,
  ],
  ['in another language', `Yes, we can.\n\nAm 15.01.2026 um 09:30 schrieb Kite Works:\n${quote(ours)}`],
  ['quoted above', `On 15 January 2026 Kite Works wrote:\n${quote(ours)}\n\nYes, we can.`],
  [
    'with the whole mail below a rule',
    `Yes, we can.\n\n________________________________\nFrom: Kite Works <website@kites.example>\nSent: 15 January 2026 09:30\nTo: Kite Works\nSubject: Asha Rao asks about tea (${reference})\n\n${ours}`,
  ],
  ['with the whole mail after its own words', `Yes, we can.\n\n-----Original Message-----\n${ours}`],
  ['with a signature', `Yes, we can.\n-- \nNoor Khan\nKite Works\n\n${ours}`],
  ['alone', 'Yes, we can.'],
  ['with the ends of lines of mails', `Yes, we can.\r\n\r\n${quote(ours).replaceAll('\n', '\r\n')}\r\n`],
])('keeps only the answer of an email %s', (_, mail) => {
  expect(replyTextOf(mail, reference)).toBe('Yes, we can.');
});

test('keeps answers between quoted lines, and what only looks like an introduction', () => {
  const mail = `Hello Asha,\n\nOn 15 January 2026 Kite Works wrote:\n> We sell tea.\n\nGood.\n> Can you call?\n\nWe need this:\n\n- a logo`;
  expect(replyTextOf(mail, reference)).toBe('Hello Asha,\n\nGood.\n\nWe need this:\n\n- a logo');
});

test('an answer without words is empty', () => {
  expect(replyTextOf(`\n\n${quote(ours)}`, reference)).toBe('');
});

test('never fails on any text, and never makes it longer', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:> |[a-z]: |-- |[a-z0-9@:]|\n){0,60}$/), (text) => {
      expect(replyTextOf(text, reference).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
