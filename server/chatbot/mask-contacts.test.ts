import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

test('e-mail addresses are masked', () => {
  expect(maskContacts('Write to anna.b+shop@mail.example.co.uk, please')).toBe('Write to [e-mail], please');
});

test('phone numbers are masked however they are written', () => {
  for (const number of ['+44 20 7946 0958', '(020) 7946-0958', '02079460958', '0092.300.1234567', '555-01234']) {
    expect(maskContacts(`Call ${number} today`)).toBe('Call [phone] today');
  }
});

test('prices, sizes and years stay', () => {
  const text = 'Is $1,500 for 25 pages in 60 days still right in 2026, or 300-500 words?';
  expect(maskContacts(text)).toBe(text);
});

test('no run of seven digits survives', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^\d{7,15}$/), fc.string(), (before, number, after) => {
      expect(maskContacts(before + number + after)).not.toMatch(/\d{7}/);
    }),
  );
});
