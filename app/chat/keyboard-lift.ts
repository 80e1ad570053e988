import { mobileBreakpointPx } from '../ui/sizes-and-timings.ts';

/** Less is a toolbar of the browser sliding in or out. */
const smallestKeyboardPx = 50;
/** Keyboards twitch by a few pixels when their row of suggestions changes; following that would make the panel shake. */
const ignoredChangePx = 8;

export interface Screen {
  width: number;
  height: number;
  /** What the keyboard and a pinch leave of it. */
  visible: { height: number; offsetTop: number; scale: number };
}

/** How much of the screen's foot is covered, in pixels. */
function coveredHeight({ height, visible }: Screen): number {
  // Zoomed in, the visible part is small without any keyboard, and its offset tells where the visitor looks.
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
