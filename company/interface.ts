/** Sizes and timings of the interface, as the owner gave them. */
export const scrollTopThresholdPx = 300;
export const chatAppButtonDelayMs = 1500;
export const mobileBreakpointPx = 768;
export const prefetchMarginPx = 200;

export const progressBar = { minimum: 0.08, speedMs: 200, trickleRate: 0.02, trickleIntervalMs: 800 } as const;
