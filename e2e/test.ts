import { test as base } from '@playwright/test';

/** Delays of at least this length stand for people's timeout: with a slow server, or with a notice that disappears. */
const longWaitMs = 1000;

interface Options {
  /**
   * Data saver is on: no page is prefetched, and the chat doesn't load what it needs to answer offline, which takes
   * longer than most of what is tested.
   */
  savesData: boolean;
  /**
   * Motion isn't reduced: for tests of animations. The others reduce it, because drawing every step takes the browser a
   * tenth of their time.
   */
  likesMotion: boolean;
}

/**
 * The `test` of all browser tests: in its pages no long delay ends by itself, so that a busy machine never looks like a
 * slow server. A test about a delay advances the page's clock, which isn't affected by this.
 */
export const test = base.extend<Options>({
  savesData: [false, { option: true }],
  likesMotion: [false, { option: true }],
  context: async ({ context, savesData }, provide) => {
    await context.addInitScript((longest) => {
      const start = window.setTimeout;
      const hold = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
        start(work, delay >= longest ? 2 ** 31 - 1 : delay, ...rest);
      Object.defineProperty(window, 'setTimeout', { value: hold, writable: true, configurable: true });
    }, longWaitMs);
    if (savesData) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    }
    await provide(context);
    // The next test reuses this context, with everything else reset.
    await context.setOffline(false);
  },
  page: async ({ context, browserName, likesMotion }, provide) => {
    // A reused context has one page, in which its storage was cleared.
    const page = context.pages()[0] ?? (await context.newPage());
    // Firefox's automation doesn't support this.
    if (!likesMotion && browserName === 'chromium') await page.emulateMedia({ reducedMotion: 'reduce' });
    await provide(page);
  },
});
