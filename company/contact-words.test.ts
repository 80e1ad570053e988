import { expect, test } from 'vitest';
import { contactInWords, reachInWords } from './contact-words.ts';

const email = 'info@agency.example';

test.each([
  [{ whatsapp: '+1 2', telephone: '+1 3' }, `${email} or WhatsApp +1 2`, `on WhatsApp +1 2 or at ${email}`],
  [{ telephone: '+1 3' }, `${email} or phone +1 3`, `by phone on +1 3 or at ${email}`],
  [{}, email, `at ${email}`],
])('%j: says how to reach the agency', (numbers, contact, reach) => {
  expect(contactInWords({ email, ...numbers })).toBe(contact);
  expect(reachInWords({ email, ...numbers })).toBe(reach);
});
