import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { newLine } from './dialogue/order-line.ts';
import { initialState } from './dialogue/state.ts';
import { allKinds, mentionOf, readingOf, tierOf } from './fixture-reading.ts';
import { fallbackThreshold } from './thresholds.ts';

const entry = { id: 1, question: 'Do you fly kites?', answer: 'Yes.' };
const sure = [{ entry, score: 0.9, lead: 0, certainty: 0.9 }];
const ordering = { ...initialState, lines: [newLine('kite-building')], focus: ['kite-building'] };

describe('one decision', () => {
  test('the likeliest of all kinds is answered', () => {
    const reading = { services: [mentionOf('kite-building')], area: 'fireworks' };
    const about = (kinds: Parameters<typeof allKinds>[0]) => {
      const entries = [{ entry, score: 0.9, lead: 0, certainty: kinds.entry ?? 0 }];
      return decide(readingOf({ ...reading, entries, kinds: allKinds(kinds) }), initialState).about;
    };
    expect(about({ entry: 0.8, catalogue: 0.2 })).toBe('entry');
    expect(about({ entry: 0.2, catalogue: 0.8 })).toBe('catalogue');
    expect(about({ refused: 0.9, catalogue: 0.1 })).toBe('refused');
    expect(about({ steering: 0.7, catalogue: 0.3 })).toBe('steering');
    expect(about({ 'not-offered': 0.7, entry: 0.3 })).toBe('not-offered');
    expect(about({ 'off-topic': 0.9, entry: 0.1 })).toBe('nothing');
  });

  test('what is no longer sold is said to be, unless something that is sold is named besides', () => {
    const removed = { slug: 'kite-mending', to: '/', words: [] };
    const given = { removed, entries: sure, kinds: allKinds({ catalogue: 0.9, entry: 0.1 }) };
    expect(decide(readingOf(given), initialState)).toEqual({ about: 'removed', service: removed });
    expect(decide(readingOf({ ...given, services: [mentionOf('kite-building')] }), initialState).about).toBe(
      'catalogue',
    );
  });

  test('a package named alone is told of every service, unless one is under discussion', () => {
    const reading = readingOf({ packagesAlone: ['premium'], entries: sure, kinds: allKinds({ entry: 1 }) });
    expect(decide(reading, initialState)).toEqual({ about: 'package-alone', tiers: ['premium'] });
    expect(decide(reading, ordering).about).toBe('entry');
  });

  test('a share of the price of a package named is a sum, not the policy', () => {
    const given = { asksPaymentShare: true, entries: sure, kinds: allKinds({ entry: 1 }) };
    const gold = mentionOf('kite-building', { tiers: [tierOf('premium')] });
    expect(decide(readingOf({ ...given, services: [gold] }), initialState).about).toBe('catalogue');
    expect(decide(readingOf({ ...given, services: [mentionOf('kite-building')] }), initialState).about).toBe('entry');
    expect(decide(readingOf(given), initialState).about).toBe('entry');
  });

  test('below the threshold an entry is not said', () => {
    const unsure = [{ entry, score: 0.5, lead: 0, certainty: fallbackThreshold - 0.01 }];
    expect(decide(readingOf({ kinds: allKinds({ entry: 1 }), entries: unsure }), initialState)).toEqual({
      about: 'nothing',
    });
    expect(decide(readingOf({ kinds: allKinds({ entry: 1 }), entries: sure }), initialState)).toEqual({
      about: 'entry',
      entry,
      certainty: 0.9,
    });
  });

  test('a policy named outright beats the unit of a service that nothing names', () => {
    const policy = { ...entry, tags: ['refund', 'policy'] };
    const given = { policy, unitAsked: 'customizationHours' as const, kinds: allKinds({ catalogue: 0.9 }) };
    const described = { ...mentionOf('kite-building'), named: false };
    const about = (more: Parameters<typeof readingOf>[0]) =>
      decide(readingOf({ ...given, ...more }), initialState).about;
    expect(about({ services: [described] })).toBe('entry');
    expect(about({ services: [mentionOf('kite-building')] })).toBe('catalogue');
    expect(about({ services: [described], unitAsked: undefined })).toBe('catalogue');
  });

  test('what is taken out of an order changes it, though an entry speaks of it too', () => {
    const { editCues } = readingOf();
    const given = { entries: sure, isShort: true, kinds: allKinds({ entry: 0.9, catalogue: 0.1 }) };
    const drops = (service: string) =>
      decide(readingOf({ ...given, editCues: { ...editCues, drops: [service] } }), ordering).about;
    expect(drops('kite-building')).toBe('catalogue');
    expect(drops('sky-tales')).toBe('entry');
  });

  test('an area is refused where the message comes near to it, not for a word alone', () => {
    const given = { services: [mentionOf('kite-building')], area: 'fireworks', isAreaNamed: true };
    const about = (areaSimilarity: number, place?: string) =>
      decide(
        readingOf({ ...given, areaSimilarity, place, kinds: allKinds({ refused: 0.4, catalogue: 0.6 }) }),
        initialState,
      ).about;
    expect(about(0.5)).toBe('refused');
    expect(about(0.4)).toBe('catalogue');
    expect(about(0.5, 'Brisbane')).toBe('catalogue');
    expect(about(0.6, 'Brisbane')).toBe('refused');
  });

  test('what cannot be read gets the honest no', () => {
    expect(
      decide(readingOf({ unreadable: true, entries: sure, kinds: allKinds({ entry: 1 }) }), initialState).about,
    ).toBe('nothing');
  });

  test('a price needs a service: one named, or one spoken of before', () => {
    const price = { kinds: allKinds({ catalogue: 1 }), isFollowUp: true };
    expect(decide(readingOf(price), initialState).about).not.toBe('catalogue');
    expect(decide(readingOf(price), ordering).about).toBe('catalogue');
    expect(
      decide(readingOf({ ...price, isFollowUp: false, services: [mentionOf('kite-building')] }), initialState).about,
    ).toBe('catalogue');
  });

  test('a wish for what only some packages hold is about the package, unless it is about how we work', () => {
    const holders = new Map([['kite-building', { lines: ['Gold thread'], tiers: ['premium'], inAllPackages: false }]]);
    const wish = {
      isFollowUp: true,
      inclusionMatches: holders,
      kinds: allKinds({ entry: 0.9 }),
      editCues: { ...readingOf().editCues, statesRequirement: true },
    };
    expect(decide(readingOf({ ...wish, entries: sure }), ordering).about).toBe('catalogue');
    expect(decide(readingOf({ ...wish, entries: sure }), initialState).about).toBe('entry');
    const onRevisions = [{ entry: { ...entry, tags: ['revision'] }, score: 0.9, lead: 0, certainty: 0.9 }];
    expect(decide(readingOf({ ...wish, entries: onRevisions }), ordering).about).toBe('entry');
  });

  test('what several revisions add is said of whatever is ordered; how long it takes then, of the order', () => {
    const several = { isFollowUp: true, revisions: 3, kinds: allKinds({ catalogue: 1 }) };
    expect(decide(readingOf(several), ordering).about).toBe('revisions');
    const time = { ...readingOf().wants, time: 1 };
    expect(decide(readingOf({ ...several, wants: time }), ordering).about).toBe('catalogue');
    expect(decide(readingOf({ ...several, services: [mentionOf('kite-building')] }), ordering).about).toBe('catalogue');
  });

  test('a place needs a name', () => {
    const kinds = allKinds({ place: 1 });
    expect(decide(readingOf({ kinds, place: 'Leeds' }), initialState)).toEqual({ about: 'place', place: 'Leeds' });
    expect(decide(readingOf({ kinds }), initialState).about).not.toBe('place');
  });

  test('an entry about where we work gives way to the place by name', () => {
    const abroad = [{ entry: { ...entry, tags: ['availability'] }, score: 0.9, lead: 0, certainty: 0.9 }];
    expect(decide(readingOf({ kinds: allKinds({ entry: 1 }), entries: abroad, place: 'Leeds' }), initialState)).toEqual(
      {
        about: 'place',
        place: 'Leeds',
      },
    );
  });

  test('a refusal stands while the talk goes on about it, and ends with the subject', () => {
    const refused = { ...initialState, refused: 'fireworks' };
    const goesOn = readingOf({
      isFollowUp: true,
      area: 'fireworks',
      kinds: allKinds({ catalogue: 0.9, refused: 0.1 }),
      services: [mentionOf('kite-building')],
    });
    expect(decide(goesOn, refused)).toEqual({ about: 'refused', area: 'fireworks' });
    const another = readingOf({ area: 'fireworks', kinds: allKinds({ entry: 0.9, refused: 0.05 }), entries: sure });
    expect(decide(another, refused).about).toBe('entry');
  });
});
