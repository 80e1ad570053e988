import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { recordTypes } from './content.ts';
import { explainToStaff, panelNames } from './explain-to-staff.ts';
import { repositoryContent } from './repository-content.ts';

const content = repositoryContent();
const said = (type: string, record: string, reason: string) => explainToStaff([{ type, record, reason }], content)[0];

test("types have the panel's names", () => {
  const { types } = createRequire(import.meta.url)('../../admin/description/index.js');
  expect(panelNames).toEqual(Object.fromEntries(recordTypes.map((type) => [type, types[type].name])));
});

test('records are called by their titles', () => {
  expect(said('service', 'logo-design', 'x')).toMatchObject({ type: 'Service', record: 'Logo Design' });
  expect(said('category', 'six', 'x')?.record).toBe(content.category.find(({ key }) => key === 'six')?.value.name);
  expect(said('policies', 'policies', 'x')).toMatchObject({ type: 'Policies', record: 'Policies' });
  expect(said('knowledge-entry', '850', 'x')?.record).toMatch(/\? \(number 850\)$/);
  expect(said('site', 'publishing', 'x')).toMatchObject({ type: 'The whole site', record: 'publishing' });
});

test.each([
  [
    'is in no category: add it in catalogue/offered.ts',
    'This service is in no category: choose one under ‘Category’, beside the form',
  ],
  [
    "counts packages by hand: 'Four packages'",
    'Counts the packages (‘Four packages’), which goes wrong once there is one more: leave the number out',
  ],
  [
    "knowledge/render/packages.ts kite-repair: entry 10038: claims renewal in '- Bridle renewed': one order buys its days and nothing renews by itself",
    'An answer of the assistant that is made from it says that something renews (‘- Bridle renewed’), and nothing renews by itself: say it in another word',
  ],
  [
    "entry 6900: claims how the work is made ('by hand') in 'We don't print: it's drawn by hand': the packages do not say",
    "Says how the work is done (‘We don't print: it's drawn by hand’), and no package includes that: leave it out, or add it to ‘What is included’ of a package first",
  ],
  [
    "entry 6900: claims a guarantee in 'We guarantee it.': say what is usual, or that nobody can promise it",
    'Promises or guarantees something (‘We guarantee it.’) that no package includes: say what is usual, or that nobody can promise it',
  ],
  [
    "entry 6900: claims what the team will do for those who ask in 'The team will look.': no policy promises it: 'ask whether', 'ask which package fits'",
    'Promises what your team will do (‘The team will look.’): write ‘ask whether …’ or ‘ask which package fits’ instead',
  ],
  [
    'knowledge/render/packages.ts kite-repair: entry 10007: the answer has 146 words, at most 130 are easy to read',
    'The assistant’s answer about the packages has 146 words, and at most 130 are easy to read: shorten ‘What is included’, or use the same lines in several packages',
  ],
  [
    'knowledge/render/times.ts kite-repair: entry 10009: the answer is hard to read (12): plainer words',
    'An answer of the assistant that is made from it is hard to read (12): plainer words',
  ],
  ["names 'logo-design', which is new", 'Names ‘Logo Design’, which is new'],
  ["names 'no-such', which is new", "Names 'no-such', which is new"],
  [
    'knowledge/render/about.ts kite-repair: entry 10001: a sentence has 56 words: split it',
    'In an answer of the assistant that is made from it, a sentence has 56 words: split it',
  ],
  [
    'entry 1371: the answer tells the same as 1370 (catalogue/services/logo-design.ts): keep one',
    'The answer tells the same as another answer of ‘Logo Design’: change one of them',
  ],
  [
    'entry 6900: the answer tells the same as 12 (knowledge/entries/support.md): keep one',
    'The answer tells the same as the answer number 12: keep one',
  ],
  ['packages.0.price: must be above zero', 'Packages 1, price: must be above zero'],
  ['text.searchTitle: is too long', 'Search title: is too long'],
  [
    'it cannot be removed while texts name it: service google-ads: {logo-design.from} is no figure',
    'It cannot be removed while texts name it: Service ‘Google Ads’: {logo-design.from} is no figure',
  ],
  ['entry 850: types a price', 'Types a price'],
  ["says '£5', but company/facts.ts has prices in USD", "Says '£5', but ‘Company’ has prices in USD"],
])('%s', (reason, wanted) => {
  expect(said('service', 'logo-design', reason)?.reason).toBe(wanted);
});
