import { expect, test } from 'vitest';
import { company, offices } from '#company/facts.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { placeDraft, revisionsDraft, withoutYes, withTaxVerdict } from './replies.ts';

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

test('an office in the country of a place is named, and no other', () => {
  const abroad = offices.filter(({ iso }) => iso !== company.base);
  for (const { country } of abroad) expect(placeDraft('Kiteville', country).text).toContain('has an office in');
  for (const { code } of abroad) expect(placeDraft(code).text).toContain('has an office in');
  expect(placeDraft('Kiteville', 'Narnia').text).not.toContain('office');
});
