import { expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import type { Draft } from '../draft.ts';
import { checkDrafts } from './check-drafts.ts';
import { findHardReading } from './reading.ts';
import { findUncoveredClaims } from './uncovered-claims.ts';

const slug = 'kite-building';
const tier = 'small';

const sound: Draft = {
  id: 1,
  question: 'Can I see the design before you build it?',
  answer: 'Yes. You see the layout of the main pages first and tell us what to change.',
  category: 'design',
  alternatives: ['do i get a mockup first', 'design preview'],
  tags: ['process'],
  source: 'entries/design.md:4',
};

function reasons(...changes: Partial<Draft>[]): string[] {
  return checkDrafts(changes.map((change) => ({ ...sound, ...change }))).map(({ reason }) => reason);
}

const other = {
  id: 2,
  question: 'Is hosting included?',
  answer: 'Hosting setup is part of some packages, and we say so in the list of inclusions.',
  alternatives: ['who pays the server', 'webspace'],
};

test('a sound entry has no findings', () => {
  expect(reasons({}, other)).toEqual([]);
});

test.each([
  ['It costs $50.', 'a price'],
  ['It costs about fifty dollars.', 'a price'],
  ['It costs 500 USD.', 'a price'],
  ['It takes 30 days.', 'a time'],
  ['It takes two days.', 'a time'],
  ['A three-week project.', 'a time'],
  ['It takes 5 to 7 business days.', 'a time'],
  ['We are here 24/7.', 'a time'],
  ['Pages load in two seconds.', 'a time'],
  ['We take 100% up front.', 'a percentage'],
  ['You get ten per cent off.', 'a percentage'],
  ['See https://agency.example/contact', 'a web address'],
  ['See agency.example for more.', 'a web address'],
  ['Look at /portfolio for samples.', 'one of our addresses'],
  ['Write to info@agency.example.', 'an email address'],
  ['Call +44 20 7946 0958.', 'a phone number'],
  [`We have worked since ${company.since}.`, 'the founding year'],
])('a literal figure or URL is found: %s', (answer, what) => {
  expect(reasons({ answer }).some((reason) => reason.includes(`holds ${what}`))).toBe(true);
});

test.each([
  `It costs {${slug}.${tier}.price} and takes {${slug}.${tier}.days}.`,
  'HTTP status 404 means that a page is missing, and 301 that it has moved.',
  'Schema.org and WordPress.org are names. Use Node.js 24 or HTML5.',
  'Check it on a few phones, day and night, one page at a time.',
  'Write to {company.email} or see {page.contact}',
])('references and general knowledge are allowed: %s', (answer) => {
  expect(reasons({ answer })).toEqual([]);
});

test('wordings that ask the same are found, in questions and alternatives alike', () => {
  expect(reasons({}, { ...other, question: 'Can I see a design before you build this?' })[0]).toContain(
    'asks the same',
  );
  expect(reasons({}, { ...other, alternatives: ['webspace', 'preview of the design'] })[0]).toContain('asks the same');
});

test('questions about different packages or services are not the same', () => {
  const first = { question: 'How much does the Basic meta title and description writing package cost?' };
  const second = { ...other, question: 'How much does the Standard meta title and description writing package cost?' };
  expect(reasons(first, second)).toEqual([]);
});

test('an answer that was given before in almost the same words is found', () => {
  const answer = sound.answer.replace('first', 'early');
  expect(reasons({}, { ...other, answer })).toEqual([expect.stringContaining('tells the same as 1')]);
});

test('different figures for one fact are found', () => {
  const tags = [slug, tier, 'price'];
  const found = reasons(
    { tags, answer: `It costs {${slug}.${tier}.price}.` },
    { ...other, tags, answer: `It costs {${slug}.large.price}.` },
  );
  expect(found).toEqual([expect.stringContaining(`for ${slug} ${tier} price`)]);
});

test('a figure that differs from the catalogue is found even if no other entry has it', () => {
  const found = reasons({
    tags: [slug, tier, 'time'],
    answer: `It takes {${slug}.large.days}.`,
  });
  expect(found).toEqual([expect.stringContaining(`for ${slug} ${tier} time`)]);
});

test('links that lead nowhere are found', () => {
  expect(reasons({ answer: 'See {page.pricing}' })[0]).toContain('leads to no page');
  expect(reasons({ answer: 'See {page.service/logo-desing}' })[0]).toContain('as typed');
});

test('long answers, long sentences and hard words are found', () => {
  const first = (answer: string) => findHardReading([{ ...sound, answer }], [])[0]?.reason;
  const sentence = 'We look at your pages and tell you what to change first. ';
  expect(first(sentence.repeat(10))).toContain('words');
  expect(first('and then we go on '.repeat(9))).toContain('split');
  const hard =
    'Organizational interoperability considerations necessitate comprehensive administrative documentation. ';
  expect(first(hard.repeat(4))).toContain('hard to read');
});

test('entries shortened by a removed service are not checked for style', () => {
  const gone = [{ slug: 'kite-flying', to: '/', words: ['kite flight'] }];
  expect(findHardReading([{ ...sound, answer: 'and then we go on '.repeat(9) }], gone)).toEqual([]);
});

test('repeated ids, unknown tags, categories and references, empty and missing texts are found', () => {
  expect(reasons({}, { ...other, id: 1 })[0]).toContain(
    'already used in entries/design.md:4; the next free one is 6000',
  );
  expect(reasons({ tags: ['desing'] })).toEqual(["unknown tag 'desing'"]);
  expect(reasons({ category: 'desing' as Draft['category'] })).toHaveLength(1);
  expect(reasons({ answer: `It costs {${slug}.basik.price}.` })[0]).toContain('unknown reference');
  expect(reasons({ answer: '' })[0]).toContain('answer is missing');
  expect(reasons({ alternatives: ['', 'design preview'] })[0]).toContain('empty');
  expect(reasons({ alternatives: ['design preview'] })[0]).toContain('fewer than two');
  expect(reasons({ alternatives: ['design preview', 'design preview'] })[0]).toContain('twice');
  expect(reasons({ equals: [7] })).toEqual(['equals names 7, which is no other entry']);
  expect(reasons({ equals: [1] })).toEqual(['equals names 1, which is no other entry']);
  expect(reasons({ equals: [Number.NaN] })[0]).toContain('equals are ids');
  expect(reasons({ equals: [2] }, other)).toEqual([]);
  expect(reasons({ id: 1700 })[0]).toContain('range');
  expect(reasons({ answer: 'See [our work](x).' })[0]).toContain('as typed');
});

test.each([
  ['The plan renews every month.', 'renewal'],
  ['Cancel anytime before the next one.', 'renewal'],
  ['We guarantee the first page of Google.', 'a guarantee'],
  ['You get your money back, money-back style.', 'a guarantee'],
  ['Links are built by hand on good sites.', 'by hand'],
  ['The outreach is hand-written for each editor.', 'by hand'],
  ["Write to us and we'll tell you whether we can do it.", 'what the team will do'],
  ['Send the address, and the team will look at it.', 'what the team will do'],
  ['Name the tool first, so that we can check its documentation.', 'what the team will do'],
  ["If your question is too broad, we'll help you narrow it down.", 'what the team will do'],
  ['Our texts are written by people, never with AI.', 'AI'],
])('a promise that no package covers is found: %s', (answer, what) => {
  expect(reasons({ answer })).toEqual([expect.stringMatching(new RegExp(`claims .*${what}`))]);
});

test.each([
  'Nothing renews by itself: to carry on, you place a new order.',
  'Make sure that the certificate renews automatically.',
  'Write to {company.email} and ask whether we can do it.',
  'Rankings are never guaranteed, and nobody can promise them.',
  "The packages don't say how a text is made. Ask before you order.",
])('refusals and other subjects are allowed: %s', (answer) => {
  expect(reasons({ answer })).toEqual([]);
});

test('a refusal that invites the request anyway is found', () => {
  const invites = "Clips aren't in our catalogue. Describe yours and ask whether we can take it on.";
  expect(reasons({ answer: invites })).toEqual([expect.stringContaining('invites the request')]);
  expect(reasons({ answer: "Clips aren't in our catalogue. A still image often does the job." })).toEqual([]);
});

test('a noun used three times in a sentence is found', () => {
  const amounts = (second: string) =>
    `One has {kite-building.small.pages}, another {kite-building.small.${second}}, a third {kite-building.small.${second}}.`;
  expect(reasons({ answer: amounts('pages') })).toEqual([expect.stringContaining("'pages' more than twice")]);
  expect(reasons({ answer: amounts('pages.figure') })).toEqual([]);
});

test('an answer about a place must say that we serve clients worldwide', () => {
  const tags = ['availability', 'place'];
  expect(reasons({ tags, answer: 'Yes, we serve Leeds. Tell us what you need.' })).toEqual([
    expect.stringContaining("'worldwide'"),
  ]);
  expect(reasons({ tags, answer: 'Yes, we serve Leeds and clients worldwide.' })).toEqual([]);
});

test('counts of packages and lists that the catalogue has are found', () => {
  expect(reasons({ answer: 'We have three packages to choose from.' })[0]).toContain("'have three packages'");
  expect(reasons({ answer: 'Our packages differ in the number of pages.' })).toEqual([]);
  const services = 'Kite Building, Kite Painting, Kite Stickers, Kite Rescue, Wind Ads and Sky Tales.';
  expect(reasons({ answer: `We sell ${services}` })[0]).toContain('{offers.services}');
  expect(reasons({ answer: 'We sell Kite Building and Sky Tales, and much else.' })).toEqual([]);
  expect(reasons({ answer: 'We take no fireworks, drones, casinos, gambling or betting.' })[0]).toContain(
    '{policy.areas-not-served}',
  );
});

test.each([
  ["Credits aren't refundable, but they stay.", 'Credits can be refunded within the first hour.'],
  ['You pay {policy.paid}.', 'You can pay in instalments if you ask us.'],
  ['Source code is included in all development packages.', "The source code isn't included in Basic."],
  ['Source code is included in all development packages.', 'Source code is included in all packages, logos too.'],
  ["Ad spend isn't included in the price.", 'The package includes your ad budget for the month.'],
  ['No, orders go through the ordering app.', 'You can also order by WhatsApp at any hour.'],
  ['The design is yours to use, change and move.', 'After delivery we keep the copyright of the design.'],
  ["There's no list of vacancies, but you can apply.", 'Open positions are on our careers page.'],
  ["A review of your site isn't free, sorry.", 'We begin with a free audit of your pages.'],
])('two answers that state one policy differently are found: %s / %s', (right, wrong) => {
  expect(reasons({ answer: right }, { ...other, answer: wrong })).toEqual([expect.stringContaining('contradicts 1 ')]);
  expect(reasons({ answer: right }, other)).toEqual([]);
});

test('a case has one answer, with only its own blanks', () => {
  const refusal = { tags: ['case-refused'], answer: "We don't take on {work}, sorry." };
  expect(reasons(refusal, other)).toEqual([]);
  expect(reasons(refusal, { ...other, tags: ['case-refused'] })).toEqual([
    expect.stringContaining("'case-refused' is a tag of 1 (entries/design.md:4) already"),
  ]);
  expect(reasons({ ...refusal, answer: "We don't take on {wrok}, sorry." })[0]).toContain("'{wrok' as typed");
  expect(reasons({ ...refusal, tags: ['refund'] })[0]).toContain("'{work' as typed");
});

test('a long sentence is quoted up to the end of a word', () => {
  const answer = 'Everything that leaves our workshop is sewn, glued, balanced and painted meticulously by hand.';
  expect(reasons({ answer })).toEqual([expect.stringContaining("and painted…'")]);
});

test('what a package lists may be claimed', () => {
  const claims = { ...sound, answer: 'Our kites are built by hand, and a tear is a thing we guarantee against.' };
  const found = (inclusions: readonly string[]) => findUncoveredClaims([claims], inclusions);
  expect(found(['Printed sail'])).toHaveLength(2);
  expect(found(['Sewn by hand'])).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('a guarantee') }),
  ]);
});

test('an answer told again and again is found once', () => {
  const { answer } = sound;
  const again = [2, 3, 4].map((id) => ({
    ...other,
    id,
    answer,
    question: `Question ${id}?`,
    alternatives: [`a${id}`, `b${id}`],
  }));
  expect(reasons({}, ...again).filter((reason) => reason.startsWith('the answer tells the same'))).toHaveLength(3);
});
