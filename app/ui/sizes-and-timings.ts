/** Sizes and timings of the interface; the first ones as the owner gave them. */
export const scrollTopThresholdPx = 300;
/** From here on the visitor reads on, and the slip beside the chat's button makes room. */
export const needHelpScrollPx = 40;
export const mobileBreakpointPx = 768;
export const prefetchMarginPx = 200;
/** A page that nobody has touched for this long starts its scripts by itself, when the browser has nothing better to do. */
export const quietStartMs = 3500;
/** How long a click on a link waits for scripts that are on their way; then the browser follows it by itself. */
export const scriptPatienceMs = 1000;

export const progressBar = { minimum: 0.08, speedMs: 200, trickleRate: 0.02, trickleIntervalMs: 800 } as const;

/** How the menu of services follows a mouse pointer. */
export const megaMenu = {
  /** Long enough not to open for a pointer passing by, short enough to feel at once. */
  hoverIntentMs: 140,
  /** Lets the pointer cut a corner between button and sheet. */
  hoverGraceMs: 260,
  /** A click this soon after the pointer has opened the menu was meant to open it. */
  clickGraceMs: 600,
} as const;
