import { describe, expect, test } from 'vitest';
import type { KnownEntry } from '../contract.ts';
import type { ReaderContext } from './reader-context.ts';
import { adjustForUnseenEntry, adjustForUnseenNames, adjustForUnseenUnits } from './unseen.ts';

const kinds = {
  catalogue: 0.1,
  entry: 0.2,
  refused: 0.3,
  'not-offered': 0.1,
  'off-topic': 0.1,
  steering: 0.1,
  place: 0.1,
};
const sum = (all: typeof kinds) => Object.values(all).reduce((total, each) => total + each, 0);

test('of a new service named outright, doubts whether it is sold speak for it', () => {
  const trusted = adjustForUnseenNames(kinds);
  expect(trusted).toMatchObject({ 'not-offered': 0, 'off-topic': 0, refused: 0.3, entry: 0.2 });
  expect(trusted.catalogue).toBeCloseTo(0.3);
  expect(sum(trusted)).toBeCloseTo(1);
});

test("so many of a new unit are refused only where an area's own word is said", () => {
  expect(adjustForUnseenUnits(kinds, { isAreaNamed: false, isFragment: false }).refused).toBe(0);
  expect(adjustForUnseenUnits(kinds, { isAreaNamed: true, isFragment: false }).refused).toBe(0.3);
});

test('where little else is said, no entry is asked for', () => {
  expect(adjustForUnseenUnits(kinds, { isAreaNamed: false, isFragment: true })).toMatchObject({
    entry: 0,
    steering: 0,
  });
  expect(adjustForUnseenUnits(kinds, { isAreaNamed: false, isFragment: false }).entry).toBe(0.2);
});

const said = { question: 'Kites?', answer: 'Yes.' };
const [added, learnt, ofService] = [
  { id: 1, ...said },
  { id: 2, ...said },
  { id: 3, ...said, tags: ['kite-flying'] },
];
const reader = {
  unseen: new Set<string>(),
  unseenEntries: new Set<KnownEntry>([added, ofService]),
  shop: { offers: new Map([['kite-flying', {}]]) },
} as unknown as ReaderContext;
const plainly = { isOfPackage: false, isNamed: false, wantsPrice: false, wantsFigure: false };
const fits = { entry: added, score: 0.7, share: 0.5 };

test('where a new entry fits best and shares words, doubts speak for it', () => {
  expect(adjustForUnseenEntry(reader, kinds, fits, plainly)).toMatchObject({
    'not-offered': 0,
    'off-topic': 0,
    catalogue: 0.1,
  });
  expect(adjustForUnseenEntry(reader, kinds, fits, plainly).entry).toBeCloseTo(0.4);
  for (const other of [{ ...fits, entry: learnt }, { ...fits, share: 0 }, { ...fits, score: 0.4 }, undefined])
    expect(adjustForUnseenEntry(reader, kinds, other, plainly)).toEqual(kinds);
});

describe('where a new entry is near, but shares no word', () => {
  const near = { ...fits, score: 0.85, share: 0 };

  test('it is meant rather than a service that is only described', () => {
    const trusted = adjustForUnseenEntry(reader, kinds, near, plainly);
    expect(trusted).toMatchObject({ 'not-offered': 0, 'off-topic': 0, catalogue: 0, refused: 0.3 });
    expect(trusted.entry).toBeCloseTo(0.5);
  });

  test('a figure of a package is for the catalogue', () => {
    const trusted = adjustForUnseenEntry(reader, kinds, near, { ...plainly, isOfPackage: true });
    expect(trusted).toMatchObject({ entry: 0, 'not-offered': 0 });
    expect(trusted.catalogue).toBeCloseTo(0.5);
  });

  test('almost in its own words, it is meant even beside a service', () => {
    const sure = { ...near, score: 1.1, entry: ofService };
    expect(adjustForUnseenEntry(reader, kinds, sure, { ...plainly, isNamed: true, wantsFigure: true }).catalogue).toBe(
      0,
    );
    expect(adjustForUnseenEntry(reader, kinds, sure, { ...plainly, wantsPrice: true }).catalogue).toBe(0.1);
  });

  test('a service named keeps its share', () => {
    expect(adjustForUnseenEntry(reader, kinds, near, { ...plainly, isNamed: true }).catalogue).toBe(0.1);
  });

  test('a question for a figure leaves the catalogue its share', () => {
    const trusted = adjustForUnseenEntry(reader, kinds, near, { ...plainly, wantsFigure: true });
    expect(trusted).toMatchObject({ catalogue: 0.1, 'not-offered': 0 });
  });

  test('a figure of a new service that is named is for the catalogue, unless a text of its page is almost asked for', () => {
    const priced = { ...plainly, isNamed: true, wantsFigure: true };
    const ofNew = { ...reader, unseen: new Set(['kite-flying']) };
    const page = { ...near, entry: ofService };
    expect(adjustForUnseenEntry(ofNew, kinds, page, priced)).toMatchObject({ entry: 0 });
    expect(adjustForUnseenEntry(ofNew, kinds, { ...page, score: 1.1 }, priced).entry).toBeGreaterThan(0);
    expect(adjustForUnseenEntry(ofNew, kinds, near, priced).entry).toBeGreaterThan(0);
  });

  test("an entry of a service's page needs a shared word", () => {
    expect(adjustForUnseenEntry(reader, kinds, { ...near, entry: ofService }, plainly)).toEqual(kinds);
  });
});
