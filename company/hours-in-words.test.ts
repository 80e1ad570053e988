import { expect, test } from 'vitest';
import type { OfficeHours } from './fact-types.ts';
import { closedDaysInWords, holidaysInWords, hoursInWords, replyInWords, weekInWords } from './hours-in-words.ts';

const hours: OfficeHours = {
  timeZone: 'Europe/Lisbon',
  openingTimes: [
    { day: 'Monday', opens: '09:00', closes: '18:00' },
    { day: 'Tuesday', opens: '09:00', closes: '18:00' },
    { day: 'Wednesday', opens: '09:00', closes: '18:00' },
    { day: 'Saturday', opens: '15:00', closes: '17:00' },
    { day: 'Saturday', opens: '10:00', closes: '13:00' },
  ],
  holidays: [
    { date: '05-01', name: 'Labour Day' },
    { date: '2027-03-10', name: 'Eid' },
  ],
  replyWorkingDays: 2,
};

test('describes the week in as few words as possible', () => {
  expect(hoursInWords(hours)).toBe(
    'Monday to Wednesday from 09:00 to 18:00 and Saturday from 10:00 to 13:00 and 15:00 to 17:00, Lisbon time',
  );
  expect(weekInWords(hours).map(({ days, times }) => `${days}: ${times || 'closed'}`)).toEqual([
    'Monday to Wednesday: 09:00 to 18:00',
    'Thursday and Friday: closed',
    'Saturday: 10:00 to 13:00 and 15:00 to 17:00',
    'Sunday: closed',
  ]);
});

test('says when it is closed, and how soon it replies', () => {
  expect(closedDaysInWords(hours)).toBe('closed on Thursday, Friday and Sunday');
  expect(holidaysInWords(hours)).toBe('Labour Day (1 May) and Eid (10 March 2027)');
  expect(replyInWords(hours)).toBe('within two working days');
  expect(replyInWords({ ...hours, replyWorkingDays: 1 })).toBe('within one working day');
});
