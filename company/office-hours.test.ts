import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfficeHours } from './fact-types.ts';
import { officeAt } from './office-hours.ts';

const lisbon: OfficeHours = {
  timeZone: 'Europe/Lisbon',
  openingTimes: [
    { day: 'Monday', opens: '09:00', closes: '13:00' },
    { day: 'Monday', opens: '14:00', closes: '18:00' },
    { day: 'Tuesday', opens: '10:00', closes: '16:00' },
    { day: 'Friday', opens: '09:00', closes: '18:00' },
  ],
  holidays: [
    { date: '12-25', name: 'Christmas Day' },
    { date: '2026-11-16', name: 'A day at the sea' },
  ],
  replyWorkingDays: 1,
};
const at = (text: string) => Date.parse(text);
const said = (time: number | undefined) => time && new Date(time).toISOString().slice(0, 16);
const now = (text: string, hours = lisbon) => {
  const { open, until, replyBy } = officeAt(at(text), hours);
  return { open, until: said(until), replyBy: said(replyBy) };
};

test('is open within its hours and closed between them, until the next change', () => {
  expect(now('2026-11-09T10:00Z')).toMatchObject({ open: true, until: '2026-11-09T13:00' });
  expect(now('2026-11-09T13:00Z')).toMatchObject({ open: false, until: '2026-11-09T14:00' });
  expect(now('2026-11-11T12:00Z')).toMatchObject({ open: false, until: '2026-11-13T09:00' });
});

test("uses the office's clock, including daylight saving time", () => {
  expect(now('2026-07-06T08:00Z')).toMatchObject({ open: true, until: '2026-07-06T12:00' });
  expect(now('2026-07-06T17:30Z')).toMatchObject({ open: false, until: '2026-07-07T09:00' });
});

test('is closed on annual and single holidays', () => {
  expect(now('2026-11-16T10:00Z')).toMatchObject({ open: false, until: '2026-11-17T10:00' });
  expect(now('2026-12-25T10:00Z')).toMatchObject({ open: false, until: '2026-12-28T09:00' });
  expect(now('2027-11-15T10:00Z')).toMatchObject({ open: true });
});

test('promises a reply by the same hour of the next working day, or by its end if closed', () => {
  expect(now('2026-11-09T11:30Z').replyBy).toBe('2026-11-10T11:30');
  expect(now('2026-11-09T17:30Z').replyBy).toBe('2026-11-10T16:00');
  expect(now('2026-11-09T20:00Z').replyBy).toBe('2026-11-10T16:00');
  expect(now('2026-11-07T12:00Z').replyBy).toBe('2026-11-09T18:00');
  expect(now('2026-11-13T09:30Z').replyBy).toBe('2026-11-17T10:00');
  expect(now('2026-11-09T11:30Z', { ...lisbon, replyWorkingDays: 2 }).replyBy).toBe('2026-11-13T11:30');
});

test('an office that never opens promises nothing', () => {
  expect(officeAt(0, { ...lisbon, openingTimes: [] })).toEqual({ open: false, until: undefined, replyBy: undefined });
});

test('the next change is always in the future', () => {
  const moments = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') });
  fc.assert(
    fc.property(moments, fc.constantFrom('Europe/Lisbon', 'Asia/Karachi', 'America/St_Johns'), (time, timeZone) => {
      const { until = 0, replyBy = 0 } = officeAt(time, { ...lisbon, timeZone });
      expect(until).toBeGreaterThan(time);
      expect(replyBy).toBeGreaterThan(time);
    }),
  );
});
