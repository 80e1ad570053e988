import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFlags, toFlags, toggle, toggleMinimized, type View } from './view-state.ts';

const view = fc.constantFrom<View>('closed', 'open', 'minimized');

test('the launcher flips open and closed and always clears minimized', () => {
  expect(toggle('closed')).toBe('open');
  expect(toggle('open')).toBe('closed');
  expect(toggle('minimized')).toBe('closed');
});

test('minimizing toggles, and leaves a closed panel closed', () => {
  expect(toggleMinimized('open')).toBe('minimized');
  expect(toggleMinimized('minimized')).toBe('open');
  expect(toggleMinimized('closed')).toBe('closed');
});

test('flags tell every state', () => {
  fc.assert(
    fc.property(view, (state) => {
      expect(fromFlags(toFlags(state))).toBe(state);
    }),
  );
});

test('a closed panel is never minimized, whatever the flags say', () => {
  expect(fromFlags({ open: false, minimized: true })).toBe('closed');
  expect(toFlags('closed')).toEqual({ open: false, minimized: false });
});
