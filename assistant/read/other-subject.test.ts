import { expect, test } from 'vitest';
import { leavesRefusedSubject } from './other-subject.ts';

test.each([
  'I also run a small bookshop',
  "what about my wife's business",
  'a different thing: my garden shop',
  'for another client of mine',
])('%s speaks of another business', (message) => {
  expect(leavesRefusedSubject(message, false)).toBe(true);
});

test.each(['but it is legal here', 'just tell me the total', 'my friend says it is fine'])('%s goes on', (message) => {
  expect(leavesRefusedSubject(message, true)).toBe(false);
});

test('what was ordered before can only be gone back to where something was', () => {
  expect(leavesRefusedSubject('ok leave it, just the order from before', true)).toBe(true);
  expect(leavesRefusedSubject('ok leave it, how much', false)).toBe(false);
});
