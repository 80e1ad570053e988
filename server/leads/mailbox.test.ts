import { expect, test } from 'vitest';
import { normalizeMailbox } from './mailbox.ts';

test.each([
  'jane.doe@outlook.example',
  'JaneDoe@OUTLOOK.example',
  'jane.doe+tea@outlook.example',
  'jane.doe+more+tea@outlook.example',
  'janedoe@ｏutlook.example',
  'janedoe@outloo\u212a.example',
  'janedoe@outlook\u3002example',
])('%s is the same mailbox as the others', (email) => {
  expect(normalizeMailbox(email)).toBe('janedoe@outlook.example');
});

test('other names and hosts are other mailboxes', () => {
  expect(normalizeMailbox('john@outlook.example')).not.toBe(normalizeMailbox('jane@outlook.example'));
  expect(normalizeMailbox('jane@outlook.example')).not.toBe(normalizeMailbox('jane@look.example'));
  expect(normalizeMailbox('jane@bücher.example')).toBe('jane@xn--bcher-kva.example');
});

test('an invalid host is kept as it is', () => {
  expect(normalizeMailbox('jane@xn--\u{1f980}.example')).toBe('jane@xn--\u{1f980}.example');
});
