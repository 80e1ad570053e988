import { expect, test } from 'vitest';
import { fixtureShop } from '../fixture-shop.ts';
import { revisionsDraft, withoutYes } from './replies.ts';

test('a yes or no is left out where a whole sentence follows it', () => {
  expect(withoutYes('Yes, each project has a manager.')).toBe('Each project has a manager.');
  expect(withoutYes("No, there's one address for everything.")).toBe("There's one address for everything.");
  expect(withoutYes('Yes, if your customers use it.')).toBe('Yes, if your customers use it.');
  expect(withoutYes('The portfolio shows our work.')).toBe('The portfolio shows our work.');
});

test('several revisions add their days together', () => {
  const { policies } = fixtureShop().catalogue;
  const { text } = revisionsDraft(fixtureShop(), 3);
  expect(text).toContain(`3 revisions add **${3 * policies.revision.addedDelivery.to} days**`);
});
