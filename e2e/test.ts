import { test as base } from '@playwright/test';

/** Waits this long stand for people's patience: with a slow server, with a note that goes by itself. */
const longWaitMs = 1000;

interface Options {
  /**
   * The visitor saves data: no page is fetched ahead, and the chat does not load what it needs to answer alone, which takes
   * longer than most of what is tested beside it.
   */
  savesData: boolean;
  /**
   * The visitor likes motion: for tests of what moves. The others ask for little of it, since drawing every step takes the
   * browser a tenth of their time.
   */
  likesMotion: boolean;
}

/**
 * The tests' `test`: in its pages no long wait ends by itself, so that a busy machine never passes for a slow server. A
 * test that is about a wait moves the page's clock, which knows nothing of this.
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
    // The next test finds this context, with all else put back.
    await context.setOffline(false);
  },
  page: async ({ context, browserName, likesMotion }, provide) => {
    // A context that is used again comes with one page, in which its storage was emptied.
    const page = context.pages()[0] ?? (await context.newPage());
    // Firefox's automation does not reach that far.
    if (!likesMotion && browserName === 'chromium') await page.emulateMedia({ reducedMotion: 'reduce' });
    await provide(page);
    await page.close();
  },
});
