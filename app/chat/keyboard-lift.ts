import { mobileBreakpointPx } from '../ui/sizes-and-timings.ts';

/** Smaller changes are the browser's toolbar sliding in or out. */
const smallestKeyboardPx = 50;
/** Keyboards twitch by a few pixels when their row of suggestions changes; following that would make the panel shake. */
const ignoredChangePx = 8;

export interface Screen {
  width: number;
  height: number;
  /** What the keyboard and a pinch leave of it. */
  visible: { height: number; offsetTop: number; scale: number };
}

/** How many pixels at the bottom of the screen are covered. */
function coveredHeight({ height, visible }: Screen): number {
  // When zoomed in, the visual viewport is small even without a keyboard.
  const zoomed = visible.scale > 1.01;
  const seen = zoomed ? visible.height * visible.scale : visible.height + visible.offsetTop;
  return Math.max(0, Math.round(height - seen));
}

/** How far the panel stands above the foot of the screen now. */
export function nextLift(lift: number, screen: Screen): number {
  const covered = screen.width <= mobileBreakpointPx ? coveredHeight(screen) : 0;
  const keyboard = covered >= smallestKeyboardPx ? covered : 0;
  return Math.abs(keyboard - lift) < ignoredChangePx ? lift : keyboard;
}
