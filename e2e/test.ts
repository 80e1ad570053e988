import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

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
  /** The test changes what can't be changed back: it stops the clock, or stores something for another server. */
  ownContext: boolean;
}

interface WorkerOptions {
  /** The contexts that tests share, by what can't be changed later. */
  sharedContexts: Map<string, BrowserContext>;
}

async function createContext(browser: Browser, savesData: boolean): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript((longest) => {
    const start = window.setTimeout;
    const hold = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      start(work, delay >= longest ? 2 ** 31 - 1 : delay, ...rest);
    Object.defineProperty(window, 'setTimeout', { value: hold, writable: true, configurable: true });
  }, longWaitMs);
  if (savesData) {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  }
  return context;
}

/** A context without pages would end the process that draws them, and the next page would start another. */
async function createSharedContext(browser: Browser, savesData: boolean): Promise<BrowserContext> {
  const context = await createContext(browser, savesData);
  await context.newPage();
  return context;
}

/**
 * Leaves nothing behind for the next test, whose new page has no stopped clock, no routes and no session. A page left
 * open would also go on drawing.
 */
async function clear(context: BrowserContext, origin: string | undefined): Promise<void> {
  const [blank, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearPermissions();
  if (!blank || !origin) return;
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** A clock belongs to a context, and can't be started again. */
function forbidClock(page: Page): void {
  Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('A test that stops the clock sets ownContext.');
    },
  });
}

/**
 * The `test` of all browser tests: in its pages no long delay ends by itself, so that a busy machine never looks like a
 * slow server. A test about a delay advances the page's clock, which isn't affected by this.
 *
 * In Chromium, tests get a new page each but share a context. Playwright's own reuse of contexts empties the browser's
 * memory between tests, and the next page would be loaded and compiled as if it were the first.
 */
export const test = base.extend<Options, WorkerOptions>({
  savesData: [true, { option: true }],
  likesMotion: [false, { option: true }],
  ownContext: [false, { option: true }],
  sharedContexts: [
    async ({ browserName: _ }, provide) => {
      const contexts = new Map<string, BrowserContext>();
      await provide(contexts);
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, browserName, sharedContexts, ownContext, savesData, baseURL, javaScriptEnabled, hasTouch, isMobile },
    provide,
  ) => {
    if (ownContext || browserName !== 'chromium') {
      const context = await createContext(browser, savesData);
      await provide(context);
      await context.close();
      return;
    }
    const kind = JSON.stringify({ savesData, baseURL, javaScriptEnabled, hasTouch, isMobile });
    const context = sharedContexts.get(kind) ?? (await createSharedContext(browser, savesData));
    sharedContexts.set(kind, context);
    await provide(context);
    await clear(context, baseURL);
  },
  page: async ({ context, browserName, viewport, ownContext, likesMotion }, provide) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    // Firefox's automation doesn't support this.
    if (!likesMotion && browserName === 'chromium') await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!ownContext) forbidClock(page);
    await provide(page);
  },
});
