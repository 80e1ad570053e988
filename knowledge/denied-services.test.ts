import { expect, test } from 'vitest';
import { offeredServices } from '#catalogue/offered-services.ts';
import { withoutDenials } from './denied-services.ts';
import type { Draft } from './draft.ts';

const [first, second] = offeredServices.map(({ facts }) => facts);
if (!first || !second) throw new Error('The catalogue has fewer than two services.');

const draft: Draft = {
  id: 7,
  question: 'What do you not do?',
  answer: "Sorry, that's nothing we do.",
  category: 'services',
  alternatives: [],
  tags: ['not-offered'],
  source: 'entries/a.md:1',
};

test('an entry whose heading or refusal says no to what is sold is left out, one that says no to something else stays', () => {
  const asked = { ...draft, question: `Do you offer ${first.name}?` };
  const { drafts, denials } = withoutDenials([asked]);
  expect(drafts).toEqual([]);
  expect(denials).toMatchObject([{ draft: { id: 7 }, service: { slug: first.slug } }]);
  const term = first.words.terms.find((each) => each.includes(' ')) ?? first.name;
  expect(withoutDenials([{ ...draft, answer: `No, we don't do ${term}.` }]).drafts).toEqual([]);
  const whales = { ...draft, question: 'Whales in winter?' };
  expect(withoutDenials([whales]).drafts).toEqual([whales]);
});

test('a wording that asks for what is sold goes alone', () => {
  const asked = { ...draft, alternatives: [`do you offer ${first.name}`, 'do you hunt whales'] };
  expect(withoutDenials([asked]).drafts).toEqual([{ ...asked, alternatives: ['do you hunt whales'] }]);
});

test('a line of what is not sold goes by the word that only one service has', () => {
  const sold = [
    { ...first, name: 'Whale Letters' },
    { ...second, name: 'Whale Songs' },
  ];
  const said = (answer: string) => withoutDenials([{ ...draft, answer }], sold).drafts.map((left) => left.answer);
  expect(said('Not these:\n\n- letters to whalers\n- ships')).toEqual(['Not these:\n\n- ships']);
  expect(said('Not these:\n\n- whale hunts\n- ships')).toEqual(['Not these:\n\n- whale hunts\n- ships']);
});

test('a no in passing goes by what the name of a service ends in', () => {
  const sold = [{ ...first, name: 'Whale Watching' }, second];
  const said = (answer: string) =>
    withoutDenials([{ ...draft, tags: [], answer }], sold).drafts.map((left) => left.answer);
  expect(said("You bring the boat. Watching isn't in our catalogue. Ask the harbour.")).toEqual([
    'You bring the boat. Ask the harbour.',
  ]);
  expect(said("Sorry, watching and ships aren't in our catalogue. Ask the harbour.")).toEqual([]);
  expect(said("Sorry, hunting, ships and watching aren't in our catalogue. Ask the harbour.")).toEqual([
    "Sorry, hunting and ships aren't in our catalogue. Ask the harbour.",
  ]);
  const fun = "You do. Watching is fun, but boats aren't in our catalogue.";
  expect(said(fun)).toEqual([fun]);
});

test('and by words that no other service is called by', () => {
  const sold = [{ ...first, name: 'Whale Watching', alsoCalled: ['ocean trips'] }, second];
  const said = (answer: string) =>
    withoutDenials([{ ...draft, tags: [], answer }], sold).drafts.map((left) => left.answer);
  expect(said("Yes. Ocean work, ships and nets aren't in our catalogue.")).toEqual([
    "Yes. Ships and nets aren't in our catalogue.",
  ]);
  expect(said("Yes. Ships, ocean (work) and nets aren't in our catalogue.")).toHaveLength(1);
  const deep = "Yes. Ocean drilling isn't in our catalogue.";
  expect(said(deep)).toEqual([deep]);
});
