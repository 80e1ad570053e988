/** Sizes and timings of the interface; the first ones were given by the owner. */
export const scrollTopThresholdPx = 300;
/** Scrolling beyond this hides the slip next to the chat button. */
export const needHelpScrollPx = 40;
export const mobileBreakpointPx = 768;
export const prefetchMarginPx = 200;
/** An untouched page starts its scripts after this time, in idle time. */
export const quietStartMs = 3500;
/** How long a click on a link waits for scripts that are loading; then the browser follows it. */
export const scriptPatienceMs = 1000;
/** How long hydration waits for what a first tap opens. */
export const openingPatienceMs = 1000;

export const progressBar = { minimum: 0.08, speedMs: 200, trickleRate: 0.02, trickleIntervalMs: 800 } as const;

/** How the services menu responds to a mouse pointer. */
export const megaMenu = {
  /** Long enough not to open for a pointer passing by, short enough to feel instant. */
  hoverIntentMs: 140,
  /** Lets the pointer cut the corner between button and sheet. */
  hoverGraceMs: 260,
  /** A click this soon after the pointer opened the menu was meant to open it. */
  clickGraceMs: 600,
} as const;
