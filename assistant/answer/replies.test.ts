import { expect, test } from 'vitest';
import { fixtureShop } from '../fixture-shop.ts';
import { removedDraft, withoutYes, withTaxVerdict } from './replies.ts';

test('a yes or no is left out where a whole sentence follows it', () => {
  expect(withoutYes('Yes, each project has a manager.')).toBe('Each project has a manager.');
  expect(withoutYes("No, there's one address for everything.")).toBe("There's one address for everything.");
  expect(withoutYes('Yes, if your customers use it.')).toBe('Yes, if your customers use it.');
  expect(withoutYes('The portfolio shows our work.')).toBe('The portfolio shows our work.');
});

test('a question about tax gets its yes or no from the note in the facts', () => {
  const note = 'VAT not included';
  const entry = { id: 1, question: '', answer: `Tax comes on top: ${note}.`, tags: ['tax'] };
  const said = (asked: 'included' | 'added' | undefined, given = note) => withTaxVerdict(entry, asked, given).answer;
  expect(said('included')).toBe(`No, tax comes on top: ${note}.`);
  expect(said('added')).toBe(`Yes, tax comes on top: ${note}.`);
  expect(said(undefined)).toBe(entry.answer);
  expect(said('included', '')).toBe(entry.answer);
  expect(withTaxVerdict({ ...entry, tags: ['price'] }, 'included', note).answer).toBe(entry.answer);
});

test('what was sold is no longer offered, what never was is not offered', () => {
  const mending = { slug: 'kite-mending', to: '/services', words: [] };
  expect(removedDraft(mending, fixtureShop()).text).toContain('we no longer offer kite mending');
  expect(removedDraft({ ...mending, neverSold: true }, fixtureShop()).text).toContain("we don't offer kite mending");
});
