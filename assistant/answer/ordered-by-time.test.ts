import { expect, test } from 'vitest';
import { wording } from '#company/wording.ts';
import { namedShop } from '../fixture-named-shop.ts';
import { lineFor } from './fixture-query.ts';
import { answerTo, want } from './fixture-replies.ts';

const shop = namedShop();
const glider = lineFor('kite-hire', { tiers: ['glider'] });
const little = lineFor('kite-hire', { tiers: ['little'] });

test('what is ordered by the day has a price per day and no time of its own', () => {
  expect(answerTo([glider], { shop })).toMatch(/^\*\*Kite Hire, Glider\*\* costs \*\*\$20 per day\*\*\./);
  expect(answerTo([lineFor('kite-hire')], { shop })).toContain('- **Little**: $9 per day\n');
  expect(answerTo([{ ...glider, quantity: 3 }], { shop })).toContain(
    'Three days of **Kite Hire, Glider** come to **$60**, at $20 per day.',
  );
});

test('the time of anything else is told as the agency words it', () => {
  expect(answerTo([lineFor('private-flight')], { shop, ...want('inclusions') })).toContain(
    `, ${wording.time.ready} 1 day.`,
  );
});

test('two packages of one service that are compared differ by price, also as two lines', () => {
  expect(answerTo([little, glider], { shop, ...want('comparison') })).toMatch(/^Glider costs \$11 more than Little\./);
});
