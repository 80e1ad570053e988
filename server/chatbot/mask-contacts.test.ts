import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

test('e-mail addresses are masked', () => {
  expect(maskContacts('Write to anna.b+shop@mail.example.co.uk, please')).toBe('Write to [e-mail], please');
});

test('phone numbers are masked in any notation', () => {
  for (const number of [
    '0300,1234,567',
    '030_012_34567',
    '+44 20 7946 0958',
    '(020) 7946-0958',
    '02079460958',
    '0092.300.1234567',
    '555-01234',
  ]) {
    expect(maskContacts(`Call ${number} today`)).toBe('Call [phone] today');
  }
});

test('spelled-out e-mail addresses are masked', () => {
  for (const address of [
    'jane dot doe at shop dot example',
    'jane (at) shop (dot) example',
    'jane[at]shop.example',
    'jane @ shop.example',
    'jane.doe at shop.co.uk',
    'jane dot doe at',
    'jane＠shop．example',
    'jane_at_shop_dot_example',
    'jane [at] shop [dot] example',
    'jane@shop,example',
    'ja\u200bne@sh\u2060op.example',
  ]) {
    expect(maskContacts(`Write to ${address} today`)).not.toMatch(/jane|doe|shop/);
  }
});

test('account numbers are masked, in groups and without a space', () => {
  for (const number of ['GB33 BUKB 2020 1555 5555 55', 'DE89370400440532013000', 'pk36 scbl 0000 0011 2345 6702']) {
    expect(maskContacts(`Pay to ${number} please`)).toBe('Pay to [account] please');
  }
});

test('digits of other scripts are masked too', () => {
  for (const number of ['٠٣٠٠١٢٣٤٥٦٧', '०९८७६ ५४३२१०', '０９０-１２３４-５６７８']) {
    expect(maskContacts(`Call ${number} today`)).toBe('Call [phone] today');
  }
});

test.each([
  'Is $1,500 for 25 pages in 60 days still right in 2026, or 300-500 words?',
  'Do you meet at noon, and is the logo ready at 5?',
  'We are at the fair in 2026 or 2027 with 12 of 15 people',
])('prices, sizes, times and years are kept: %s', (text) => {
  expect(maskContacts(text)).toBe(text);
});

test('no run of seven digits remains', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^\d{7,15}$/), fc.string(), (before, number, after) => {
      expect(maskContacts(before + number + after)).not.toMatch(/\d{7}/);
    }),
  );
});
