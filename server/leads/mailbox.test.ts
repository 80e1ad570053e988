import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  'jane.doe@outlook.example',
  'JaneDoe@OUTLOOK.example',
  'jane.doe+tea@outlook.example',
  'jane.doe+more+tea@outlook.example',
  'janedoe@ｏutlook.example',
  'janedoe@outloo\u212a.example',
  'janedoe@outlook\u3002example',
])('%s is the same mailbox as the others', (email) => {
  expect(mailboxOf(email)).toBe('janedoe@outlook.example');
});

test('other names and hosts are other mailboxes', () => {
  expect(mailboxOf('john@outlook.example')).not.toBe(mailboxOf('jane@outlook.example'));
  expect(mailboxOf('jane@outlook.example')).not.toBe(mailboxOf('jane@look.example'));
  expect(mailboxOf('jane@bücher.example')).toBe('jane@xn--bcher-kva.example');
});

test('an invalid host is kept as it is', () => {
  expect(mailboxOf('jane@xn--\u{1f980}.example')).toBe('jane@xn--\u{1f980}.example');
});
