import { describe, expect, test } from 'vitest';
import { paddedText, plainWords } from '../text/plain.ts';
import {
  asksWhenToOrder,
  claimedDaysIn,
  daysNamedIn,
  deadlineIn,
  elapsedIn,
  revisionsIn,
  saysWorkBegan,
} from './times-in.ts';

const plain = (text: string) => paddedText(plainWords(text));

describe('times', () => {
  test.each([
    ['can it be ready within 10 days', 10],
    ['I need it in two weeks', 14],
    ['we open in a month', 30],
    ['by friday please', 7],
    ['can I have it tomorrow?', 1],
    ['can I order tomorrow?', undefined],
    ['10 days max', 10],
    ['I ordered 10 days ago', undefined],
    ['how long does it take', undefined],
  ])('the deadline of: %s', (text, days) => {
    expect(deadlineIn(plain(text))).toBe(days);
  });

  test.each([
    ['that takes 10 days, right?', 10],
    ['it is only 2 weeks, correct?', 14],
    ['how many days', undefined],
  ])('the claim of: %s', (text, days) => {
    expect(claimedDaysIn(plain(text))).toBe(days);
  });

  test.each([
    ['I ordered 40 minutes ago', 40],
    ['I ordered half an hour ago', 30],
    ['I ordered an hour ago', 60],
    ['I ordered an hour and a half ago', 90],
    ['it has been 2 hours and a half', 150],
  ])('minutes since: %s', (text, minutes) => {
    expect(elapsedIn(plain(text))).toEqual({ least: minutes, most: minutes });
  });

  test('a day that is only named may be hours or two days ago', () => {
    expect(elapsedIn(plain('I paid yesterday'))).toEqual({ least: 180, most: 2_880 });
    expect(elapsedIn(plain('I just paid'))).toEqual({ least: 0, most: 1 });
    expect(elapsedIn(plain('can I cancel'))).toBeUndefined();
  });

  test('more than an hour is past the hour, less than one is not', () => {
    expect(elapsedIn(plain('I ordered more than an hour ago'))?.least).toBeGreaterThan(60);
    expect(elapsedIn(plain('I ordered less than an hour ago'))?.most).toBeLessThan(60);
  });

  test('work that has begun', () => {
    expect(saysWorkBegan(plain('you have already started'))).toBe(true);
    expect(saysWorkBegan(plain('when can you start'))).toBe(false);
  });

  test.each([
    ['with 3 revisions', 3],
    ['two rounds of changes', 2],
    ['no changes', 0],
    ['9999 revisions', 100],
  ])('revisions: %s', (text, count) => {
    expect(revisionsIn(plain(text))).toBe(count);
  });

  test.each([
    ['from 3 March', { year: undefined, month: 2, day: 3 }],
    ['starting march 3rd 2027', { year: 2027, month: 2, day: 3 }],
    ['on the 1st of dec', { year: undefined, month: 11, day: 1 }],
    ['32 march', undefined],
    ['tomorrow', undefined],
  ])('the date of: %s', (text, date) => {
    expect(daysNamedIn(plain(text)).start).toEqual(date);
  });

  const [day, later] = [
    { year: undefined, month: 10, day: 19 },
    { year: undefined, month: 4, day: 1 },
  ];
  test.each([
    ['We open the season on 1 May.', { start: undefined, due: later }],
    ['It must be finished by 1 May.', { start: undefined, due: later }],
    ['Ready for the 1st of May, please.', { start: undefined, due: later }],
    ['1 May at the latest.', { start: undefined, due: later }],
    ['Today is 19 November. Live by 1 May?', { start: day, due: later }],
    ['When is it ready if I order on 1 May?', { start: later, due: undefined }],
  ])('the days of: %s', (text, days) => {
    expect(daysNamedIn(plain(text))).toEqual(days);
  });

  test.each([
    ['By what day would I have to order?', true],
    ['What is the last day I can order it?', true],
    ['When should we start?', true],
    ['How do I order?', false],
    ['What day is it ready?', false],
  ])('asks when to order: %s', (text, asks) => {
    expect(asksWhenToOrder(plain(text))).toBe(asks);
  });
});
