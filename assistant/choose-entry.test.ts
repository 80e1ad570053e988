import { expect, test } from 'vitest';
import type { RequestType } from '#language/encode/labels.ts';
import { questionOfPage, withEntry } from './choose-entry.ts';
import type { Decision } from './decide.ts';
import { type DialogueActs, mapActs } from './dialogue/acts.ts';
import { mentionOf, readingOf } from './fixture-reading.ts';
import {
  entryBesidePricesThreshold,
  entryForPricesThreshold,
  fallbackThreshold,
  minPartEntry,
  pageQuestionScore,
} from './thresholds.ts';

const entry = { id: 1, question: 'Are painted kites waterproof?', answer: 'Yes.' };
const other = { id: 2, question: 'How are kites painted?', answer: 'By hand.' };
const of = mapActs(() => []);
const list: Decision = { about: 'catalogue' };
const plain = { comparesServices: false, isAnsweredByPriceList: false };

function part(request: RequestType, given: Partial<DialogueActs> = {}, isOneOfSeveral = false) {
  const shares = { topic: 0, order: 1 };
  const acts: DialogueActs = {
    linesByAct: of,
    changes: [],
    removals: [],
    adds: false,
    request,
    isRequestCertain: true,
    requestProbabilities: shares,
    words: [],
    ...given,
  };
  return { text: '', acts, isOneOfSeveral };
}

function chosen(decision: Decision, probability: number, said = part('holds'), about = plain) {
  const { decision: next, additional } = withEntry(decision, { entry, probability }, said, about);
  return { about: next.about, entry: next.about === 'entry' ? next.entry : undefined, additional };
}

test('a likely entry is said beside prices, a likelier one in their place', () => {
  expect(chosen(list, entryBesidePricesThreshold - 0.01)).toMatchObject({ about: 'catalogue', additional: [] });
  expect(chosen(list, entryBesidePricesThreshold)).toMatchObject({ about: 'catalogue', additional: [entry] });
  expect(chosen(list, entryForPricesThreshold)).toMatchObject({ about: 'entry', entry });
});

test('figures that are asked for stay, except where services are compared', () => {
  expect(chosen(list, 1, part('price'))).toMatchObject({ about: 'catalogue', additional: [entry] });
  expect(chosen(list, 1, part('compare'), { ...plain, comparesServices: true })).toMatchObject({ about: 'entry' });
});

test('what a list decides, or what changes the order, is left to the list', () => {
  expect(chosen(list, 1, part('holds'), { ...plain, isAnsweredByPriceList: true })).toMatchObject({
    about: 'catalogue',
    additional: [],
  });
  expect(chosen(list, 1, part('none', { adds: true }))).toMatchObject({ about: 'catalogue', additional: [] });
});

test('another entry replaces the nearest one from the threshold on', () => {
  const nearest: Decision = { about: 'entry', entry: other, certainty: 0.5 };
  expect(chosen(nearest, fallbackThreshold).entry).toBe(entry);
  expect(chosen(nearest, fallbackThreshold - 0.01).entry).toBe(other);
  expect(chosen({ ...nearest, isConclusive: true }, 1).entry).toBe(other);
});

test('of several questions, one without a likely entry is left unanswered', () => {
  const nearest: Decision = { about: 'entry', entry: other, certainty: 0.5 };
  expect(chosen(nearest, minPartEntry, part('policy', {}, true)).entry).toBe(entry);
  expect(chosen(nearest, minPartEntry - 0.01, part('policy', {}, true)).about).toBe('nothing');
});

test('a message about a service asks a question of its page, unless figures are asked for', () => {
  const ofPage = { ...entry, tags: ['kite-painting'] };
  const ranked = { entry: ofPage, score: pageQuestionScore, lead: 0, certainty: 0.1 };
  const reading = readingOf({ services: [mentionOf('kite-painting')], entries: [ranked] });
  const asking = { ...part('other'), text: 'do you paint a kite for my sister' };
  expect(questionOfPage(reading, asking)?.entry).toBe(ofPage);
  expect(questionOfPage(reading, { ...asking, text: 'do you do kite painting?' })).toBeUndefined();
  expect(questionOfPage(reading, { ...part('price'), text: asking.text })).toBeUndefined();
  expect(questionOfPage({ ...reading, services: [] }, asking)).toBeUndefined();
  expect(questionOfPage(reading, { ...part('other', { adds: true }), text: asking.text })).toBeUndefined();
  expect(questionOfPage({ ...reading, isFragment: true }, asking)).toBeUndefined();
  const priced = { ...part('other'), text: 'how much is painting for my sister' };
  expect(questionOfPage(reading, priced)).toBeUndefined();
  const counted = mentionOf('kite-painting', { tiers: [{ at: 0, name: 'basic', rank: 'first' }] });
  expect(questionOfPage({ ...reading, services: [counted] }, asking)).toBeUndefined();
  const far = { ...ranked, score: pageQuestionScore - 0.01 };
  expect(questionOfPage({ ...reading, entries: [far] }, asking)).toBeUndefined();
});
