import { describe, expect, test } from 'vitest';
import { removedWith } from '#catalogue/left-out.ts';
import { offered } from '#catalogue/offered.ts';
import { offeredServices } from '#catalogue/offered-services.ts';
import { brandMisspellings, company, officeHours, offices, socialProfiles, story } from '#company/facts.ts';
import { parsePost } from '#content/load-posts.ts';
import { findPostFaults, findPostNotes } from '#content/post-faults.ts';
import { checkFacts } from './content-check/check-facts.ts';
import { checkServiceShapes } from './content-check/check-service-shapes.ts';
import { checkServices } from './content-check/check-services.ts';
import { findLeftOvers } from './content-check/left-overs.ts';
import { findMentionsOfRemoved } from './content-check/mentions-of-removed.ts';

const facts = { company, story, offices, officeHours, socialProfiles, brandMisspellings };
const paths = new Set(['/', '/contact']);

function leftOvers(line: string, gone = removedWith([])) {
  return findLeftOvers([{ file: 'content/a.md', lines: ['First line', line] }], paths, gone);
}

describe('left-overs are reported with file and line', () => {
  test.each([
    ['It costs {kite-flying.from}.', 'kite-flying'],
    ['See [kites](/service/kite-flying).', '/service/kite-flying'],
    ['See [us](/no-such-page).', '/no-such-page'],
  ])('%s', (line, named) => {
    expect(leftOvers(line)).toEqual([{ where: 'content/a.md:2', reason: expect.stringContaining(named) }]);
  });

  test.each([
    ['Logos{if kite-flying}, kites{end}.', 'names no service'],
    ['Logos{if kite-care}, kites.', 'has no {end}'],
  ])('%s', (line, reason) => {
    expect(leftOvers(line)).toEqual([{ where: 'content/a.md:2', reason: expect.stringContaining(reason) }]);
  });

  describe('of a service that is no longer sold', () => {
    const removed = [{ slug: 'kite-flying', to: '/', words: ['kite', 'kite flight'] }];
    const stillSaid = (file: string, line: string) =>
      findMentionsOfRemoved([{ file, lines: ['First line', line] }], removed);

    test.each(['It costs {kite-flying.from}.', 'See [it](/service/kite-flying).'])('%s is absent', (line) => {
      expect(leftOvers(line, removedWith(removed))).toEqual([]);
      expect(stillSaid('content/a.md', line)).toEqual([]);
    });

    test('mentions are noted with file, line and word', () => {
      expect(stillSaid('content/a.md', 'Our Kite flights are popular.')).toEqual([
        { where: 'content/a.md:2', reason: expect.stringContaining("'Kite flights'") },
      ]);
      expect(stillSaid('app/chat/chat-texts.ts', "question: 'Ask about kites.',")).toHaveLength(1);
    });

    test.each([
      ['code', 'content/a.ts', 'export const kite = drawn(kite);'],
      ['a name in code', 'content/a.ts', "kind: 'kite',"],
      ['a marked passage', 'content/a.md', 'Logos{if kite-flying} and kites{end}.'],
    ])('%s is not', (_, file, line) => {
      expect(findMentionsOfRemoved([{ file, lines: [line] }], removed)).toEqual([]);
    });

    test('its units in packages are noted and kept', () => {
      const list = { file: 'catalogue/lists/seo.ts', lines: ['limits: { kiteFlying: 5 },'] };
      expect(findLeftOvers([list], paths, removedWith(removed))).toEqual([]);
      expect(findMentionsOfRemoved([list], removed)).toMatchObject([
        { reason: expect.stringContaining('still holds') },
      ]);
    });

    test('without words, mentions are errors', () => {
      const unstated = removed.map((service) => ({ ...service, words: [] }));
      expect(leftOvers('It costs {kite-flying.from}.', removedWith(unstated))).toHaveLength(1);
    });
  });

  test('redirects are not left-overs', () => {
    expect(leftOvers('Write to {company.email} or [contact us](/contact).')).toEqual([]);
  });
});

describe('inconsistent facts are reported', () => {
  test.each([
    ['base', { ...facts, company: { ...company, base: 'ZZ' } }, "the base 'ZZ'"],
    ['currency', { ...facts, company: { ...company, currency: 'DOLLAR' } }, 'currency must be a code'],
    ['year', { ...facts, company: { ...company, since: 19 } }, 'since is a year'],
    ['time zone', { ...facts, officeHours: { ...officeHours, timeZone: 'Lisbon' } }, 'Europe/Lisbon'],
    [
      'opening times',
      { ...facts, officeHours: { ...officeHours, openingTimes: [{ day: 'Monday', opens: '18:00', closes: '09:00' }] } },
      'closes after it opens',
    ],
    ['holidays', { ...facts, officeHours: { ...officeHours, holidays: [{ date: '25.12.', name: 'X-mas' }] } }, '12-25'],
    ['WhatsApp', { ...facts, company: { ...company, whatsapp: '020 79' } }, "begins with '+'"],
    ['storage prefix', { ...facts, company: { ...company, storagePrefix: 'Our Name' } }, 'storagePrefix'],
    ['country', { ...facts, offices: [...offices, { iso: 'XQ', country: 'Nowhere', code: 'XQ' }] }, "code 'XQ'"],
  ])('%s', (_, given, reason) => {
    expect(checkFacts([], given).map((finding) => finding.reason)).toEqual([expect.stringContaining(reason)]);
  });

  test('all at once, with their lines', () => {
    const file = { file: 'company/facts.ts', lines: ['company = {', "  base: 'ZZ',", '  since: 19,', '};'] };
    expect(checkFacts([file], { ...facts, company: { ...company, base: 'ZZ', since: 19 } })).toEqual([
      { where: 'company/facts.ts:3', reason: expect.stringContaining('since is a year') },
      { where: 'company/facts.ts:2', reason: expect.stringContaining("the base 'ZZ'") },
    ]);
  });
});

describe('invalid services are reported', () => {
  const [first] = offered;
  const [service] = offeredServices;
  if (!first || !service) throw new Error('At least one service is sold.');
  const files = offeredServices.map((each) => `${each.facts.slug}.ts`);
  const withService = (changed: typeof service) => [...offered, { ...first, page: changed, services: [changed] }];

  test('a file in no category', () => {
    const [found] = checkServiceShapes([], offered, [...files, 'kite-flying.ts']);
    expect(found).toEqual({
      where: 'catalogue/services/kite-flying.ts',
      reason: expect.stringContaining('offered.ts'),
    });
  });

  test.each([
    [
      'a text that counts packages',
      { ...service, text: { ...service.text, promise: 'One of three packages.' } },
      'counts packages',
    ],
    [
      'a related service that is not sold',
      { ...service, text: { ...service.text, related: ['kite-flying'] } },
      'is not sold',
    ],
    ['a long title', { ...service, text: { ...service.text, searchTitle: 'x'.repeat(80) } }, 'at most 60 characters'],
  ])('%s', (_, changed, reason) => {
    const reasons = checkServices([], withService(changed)).map((found) => found.reason);
    expect(reasons).toContainEqual(expect.stringContaining(reason));
  });

  const kites = (facts: object) =>
    withService({ ...service, facts: { ...service.facts, slug: 'kite-flying', ...facts } });
  const ownFile = {
    file: 'catalogue/services/kite-flying.ts',
    lines: ['export const facts = {', '  number: 7,', '  limits: { lines: 3 },'],
  };
  const [row] = offeredServices.flatMap(({ facts: { packages } }) => packages);

  test.each([
    ['a number used twice', {}, 2, 'two services must not share one; the next free one is'],
    ['a number too large', { number: 500 }, 2, 'the next free one is'],
    ['a number that a removed service had', { number: 99 }, 2, "was that of 'kite-making'"],
    [
      'a limit of no known kind',
      { number: 98, packages: [{ ...row, limits: { lines: 3 } }] },
      3,
      'catalogue/also-counted.ts',
    ],
  ])('%s', (_, facts, line, reason) => {
    const removed = [{ slug: 'kite-making', number: 99, to: '/', words: [] }];
    expect(checkServiceShapes([ownFile], kites(facts), [...files, 'kite-flying.ts'], removed)).toEqual([
      { where: `${ownFile.file}:${line}`, reason: expect.stringContaining(reason) },
    ]);
  });
});

test('every fault of every post is reported at once', () => {
  const faults = findPostFaults([
    { slug: 'no-front-matter', source: 'Text' },
    {
      slug: 'Two Words',
      source: '---\ntitle: A\ndescription: short\ndate: then\ntags: [A]\nservices: [kite-flying]\n---\nText',
    },
  ]);
  expect(faults.map(({ where }) => where)).toContain('content/posts/Two Words.md:6');
  expect(faults.map(({ reason }) => reason).join('\n')).toMatch(
    /front matter[\s\S]*lower-case letters[\s\S]*at least 100[\s\S]*2026-03-12[\s\S]*kite-flying/,
  );
});

const postFields = `title: A\ndescription: ${'word '.repeat(24).trim()}\ndate: 2026-01-02\ntags: [A]\nservices: [kite-building]`;

test('unknown figures are left to the search for left-overs, which has the line', () => {
  const source = `---\n${postFields}\n---\nFrom {kite-building.small.prize}.`;
  expect(() => parsePost('kites', source)).toThrow('Unknown reference');
  expect(findPostFaults([{ slug: 'kites', source }])).toEqual([]);
  expect(findLeftOvers([{ file: 'content/posts/kites.md', lines: source.split('\n') }], paths)).toMatchObject([
    { where: 'content/posts/kites.md:8', reason: expect.stringContaining('is {kite-building.small.price} meant?') },
  ]);
});

test('a short post is noted and valid', () => {
  const source = `---\n${postFields}\n---\nText`;
  expect(findPostFaults([{ slug: 'short', source }])).toEqual([]);
  expect(findPostNotes([parsePost('short', source)])).toEqual([
    { where: 'content/posts/short.md', reason: expect.stringContaining('takes 1 min') },
    { where: 'content/posts/short.md', reason: expect.stringContaining('has 0 headings') },
  ]);
});
