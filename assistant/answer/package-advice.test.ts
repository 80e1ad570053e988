import { expect, test } from 'vitest';
import { lineFor } from './fixture-query.ts';
import { answerTo } from './fixture-replies.ts';

const asked = { asksAdvice: true };

test('advice says whom each package suits, from what smaller ones lack', () => {
  expect(
    answerTo([lineFor('kite-building')], asked)
      .split('\n')
      .slice(0, 4),
  ).toEqual([
    'The smallest **Kite Building** package that has what you need is the right one:',
    '- **Basic** ($100, 5 days) if 5 pages are enough',
    '- **Standard** ($200, 8 days) if you need silk tail',
    '- **Premium** ($400, 12 days) if you need gold thread',
  ]);
});

test('more of the same suits those who need that much', () => {
  expect(answerTo([lineFor('sky-tales')], asked)).toContain('- **Long** ($18, 2 days) if you need 1,000 words\n');
});

test("advice isn't repeated: only more information helps, or a person", () => {
  const told = answerTo([lineFor('kite-building')], asked);
  const again = answerTo([lineFor('kite-building')], { ...asked, lastReply: told });
  expect(again).toMatch(/^I can't choose for you without knowing more\./);
  expect(answerTo([lineFor('kite-building', { tiers: ['basic'] })], { ...asked, lastReply: told })).toContain('$100');
});
