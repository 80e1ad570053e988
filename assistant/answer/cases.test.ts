import { expect, test } from 'vitest';
import { company, offices } from '#company/facts.ts';
import { baseCountry } from '#company/places.ts';
import { initialState } from '../dialogue/state.ts';
import { readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { replyToSegment } from '../reply-to-segment.ts';
import { fillCaseEntry, placeCase, refundCase, refusalCase, revisionsCase } from './cases.ts';

const shop = fixtureShop();
const fullWithinHours = shop.catalogue.policies.refund?.fullWithinHours ?? 0;
const window = fullWithinHours * 60;
const [abroad] = offices.filter(({ iso }) => iso !== company.base);

test('a time ago is in time, too late, or may be either', () => {
  const caseAt = (least: number, most: number) => refundCase(shop, { least, most }, false);
  expect(caseAt(window, window)).toBe('case-refund-in-time');
  expect(caseAt(window, window + 1)).toBe('case-refund-unsure');
  expect(caseAt(window + 1, window + 2)).toBe('case-refund-late');
  expect(refundCase(shop, { least: 1, most: 1 }, true)).toBe('case-refund-started');
  expect(refundCase(shop, undefined, false)).toBeUndefined();
});

test('a place is at the base, near an office or neither, and is said as English says it', () => {
  expect(placeCase(baseCountry).name).toBe('case-place-at-base');
  expect(placeCase('Kiteville', abroad?.country).name).toBe('case-place-with-office');
  expect(placeCase(abroad?.code ?? '').name).toBe('case-place-with-office');
  expect(placeCase('Gold Coast', 'Narnia')).toMatchObject({
    name: 'case-place',
    blanks: { 'in-place': 'on the Gold Coast' },
  });
});

test('blanks are filled in, and a yes is said to a question alone', () => {
  const entry = { id: 7, question: '', answer: 'Yes, we fly {in-place}, in 3 days.', cases: ['case-place'] as const };
  const said = (isAsked: boolean) => fillCaseEntry([entry], placeCase('Leeds', 'Narnia', isAsked));
  expect(said(true)).toMatchObject({ id: 7, answer: 'Yes, we fly in Leeds, in 3 days.' });
  expect(said(false)?.answer).toBe('We fly in Leeds, in 3 days.');
  expect(said(false)?.facts).toContainEqual(expect.objectContaining({ value: '3 days', row: 'knowledge/7' }));
});

test('several revisions add their days together', () => {
  const days = `${3 * (shop.catalogue.policies.revision.addedDelivery?.to ?? 0)} days`;
  const told = revisionsCase(shop, 3);
  expect(told.blanks).toEqual({ count: '3', days });
  expect(told.worked).toContainEqual(expect.objectContaining({ value: days }));
});

test('an area is named as work, and a second no is another', () => {
  expect(refusalCase('casinos', false)).toMatchObject({
    name: 'case-refused',
    blanks: { work: 'anything to do with casinos' },
  });
  expect(refusalCase('anything unlawful', true)).toMatchObject({
    name: 'case-refused-again',
    blanks: { work: 'anything unlawful' },
  });
});

test('without an entry for its case a message gets the ordinary one, or none', () => {
  const onAreas = { id: 8, question: '', answer: 'Not for fireworks.', tags: ['not-served', 'general'] };
  const refused = { about: 'refused', area: 'fireworks' } as const;
  const state = { state: initialState, before: initialState, next: initialState };
  const understood = { text: '', decision: refused, reading: readingOf({}), acts: undefined, ...state };
  expect(replyToSegment({ shop, entries: [onAreas] }, understood)?.id).toBe(8);
  expect(replyToSegment({ shop, entries: [] }, understood)).toBeUndefined();
});
