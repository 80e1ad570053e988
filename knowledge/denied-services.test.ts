import { expect, test } from 'vitest';
import { offeredServices } from '#catalogue/offered-services.ts';
import { mayDeny, withoutDenials } from './denied-services.ts';
import type { Draft } from './draft.ts';

const [first] = offeredServices.map(({ facts }) => facts);
if (!first) throw new Error('The catalogue has no service.');
const watching = { ...first, slug: 'whale-watching', name: 'Whale Watching', shortName: 'Whales', alsoCalled: [] };
const services = [watching];

const draft: Draft = {
  id: 7,
  question: 'What do you not do?',
  answer: "Sorry, that's nothing we do.",
  category: 'services',
  alternatives: [],
  tags: ['not-offered'],
  source: 'entries/a.md:1',
};

test('a refusal is absent if its service is sold; others are kept', () => {
  const asked = { ...draft, question: 'Do you offer whale watching?' };
  const { drafts, denials } = withoutDenials([asked], services);
  expect(drafts).toEqual([]);
  expect(denials).toMatchObject([{ draft: { id: 7 }, service: { slug: 'whale-watching' } }]);
  const hunting = { ...draft, question: 'Do you hunt whales in winter?' };
  expect(withoutDenials([hunting], services)).toEqual({ drafts: [hunting], denials: [] });
});

test('a wording that asks for a service sold is dropped by itself', () => {
  const asked = { ...draft, alternatives: ['do you offer whale watching', 'do you hunt whales'] };
  expect(withoutDenials([asked], services).drafts).toEqual([{ ...asked, alternatives: ['do you hunt whales'] }]);
});

test('an answer that mentions a service sold is noted and unchanged', () => {
  const said = { ...draft, answer: 'Not these:\n\n- whale watching\n- ships' };
  expect(withoutDenials([said], services)).toEqual({ drafts: [said], denials: [] });
  expect(mayDeny([said, draft], watching)).toEqual([said]);
});

test('an entry about the service may say what it excludes', () => {
  const about = { ...draft, tags: ['not-offered', 'whale-watching'], answer: 'Whale watching has no dinner.' };
  expect(mayDeny([about], watching)).toEqual([]);
});
