import { mobileBreakpointPx } from '../ui/sizes-and-timings.ts';

/** Smaller changes are the browser's toolbar sliding in or out. */
const smallestKeyboardPx = 50;
/**
 * Keyboards change their height by a few pixels with their row of suggestions; following that would make the panel
 * jitter.
 */
const ignoredChangePx = 8;

export interface Screen {
  width: number;
  height: number;
  /** What remains of it with the keyboard open or zoomed in. */
  visible: { height: number; offsetTop: number; scale: number };
}

/** How many pixels at the bottom of the screen are covered. */
function coveredHeight({ height, visible }: Screen): number {
  // When zoomed in, the visual viewport is small even without a keyboard.
  const zoomed = visible.scale > 1.01;
  const seen = zoomed ? visible.height * visible.scale : visible.height + visible.offsetTop;
  return Math.max(0, Math.round(height - seen));
}

/** The panel's current distance from the bottom of the screen. */
export function nextLift(lift: number, screen: Screen): number {
  const covered = screen.width <= mobileBreakpointPx ? coveredHeight(screen) : 0;
  const keyboard = covered >= smallestKeyboardPx ? covered : 0;
  return Math.abs(keyboard - lift) < ignoredChangePx ? lift : keyboard;
}
