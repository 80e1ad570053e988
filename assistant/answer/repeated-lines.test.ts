import { expect, test } from 'vitest';
import type { Reply } from '../contract.ts';
import { withoutRepeatedLines } from './repeated-lines.ts';

const reply = (answer: string, source: Reply['source'] = 'catalogue'): Reply => {
  return { id: 1, question: '', answer, score: 1, source, facts: [], links: [], suggestions: [], tables: [] };
};
const order = '- **Kite, Basic**: $100\n- **Tail**: $20\nNothing renews by itself.';
const total = reply(`**Total: $120**.\n${order}`);

test('an order is listed once in a message', () => {
  const budget = reply(`Yes, $200 is enough.\n${order}`);
  expect(withoutRepeatedLines(budget, [total]).answer).toBe('Yes, $200 is enough.');
});

test('what introduced the list goes with it', () => {
  const again = reply('It costs **$100**. It includes:\n- **Tail**: $20');
  expect(withoutRepeatedLines(again, [total]).answer).toBe('It costs **$100**.');
});

test('a list with something new stays whole, and so does an entry', () => {
  const longer = reply(`In total:\n${order}\n- **Reel**: $5`);
  expect(withoutRepeatedLines(longer, [total])).toBe(longer);
  const entry = reply(`We sell:\n${order}`, 'knowledge');
  expect(withoutRepeatedLines(entry, [total])).toBe(entry);
});
