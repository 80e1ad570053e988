import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mobileBreakpointPx } from '../ui/sizes-and-timings.ts';
import { nextLift, type Screen } from './keyboard-lift.ts';

function phone(keyboard: number): Screen {
  return { width: 360, height: 740, visible: { height: 740 - keyboard, offsetTop: 0, scale: 1 } };
}

test('a keyboard lifts the panel by its height', () => {
  expect(nextLift(0, phone(300))).toBe(300);
  expect(nextLift(300, phone(0))).toBe(0);
});

test('50 pixels count as a keyboard, 49 do not', () => {
  expect(nextLift(0, phone(50))).toBe(50);
  expect(nextLift(0, phone(49))).toBe(0);
});

test('changes under 8 pixels are ignored', () => {
  expect(nextLift(300, phone(307))).toBe(300);
  expect(nextLift(300, phone(293))).toBe(300);
  expect(nextLift(300, phone(308))).toBe(308);
});

test('wide screens never lift', () => {
  expect(nextLift(0, { ...phone(300), width: mobileBreakpointPx })).toBe(300);
  expect(nextLift(300, { ...phone(300), width: mobileBreakpointPx + 1 })).toBe(0);
});

test('a page the browser has already scrolled is not lifted again', () => {
  const pushed = { height: 440, offsetTop: 120, scale: 1 };
  expect(nextLift(0, { width: 360, height: 740, visible: pushed })).toBe(180);
});

test('pinch zoom is not taken for a keyboard', () => {
  const zoomed = { height: 370, offsetTop: 200, scale: 2 };
  expect(nextLift(0, { width: 360, height: 740, visible: zoomed })).toBe(0);
});

test('the lift is 0 or a keyboard height within the screen, and settles at once', () => {
  const visible = fc.record({ height: fc.nat(900), offsetTop: fc.nat(300), scale: fc.constantFrom(1, 1.5, 3) });
  const screen = fc.record({ width: fc.integer({ min: 280, max: 2000 }), height: fc.nat(900), visible });
  fc.assert(
    fc.property(fc.array(screen, { minLength: 1 }), (screens) => {
      let lift = 0;
      for (const now of screens) {
        lift = nextLift(lift, now);
        expect(lift === 0 || lift >= 50).toBe(true);
        expect(nextLift(lift, now)).toBe(lift);
      }
    }),
  );
});
