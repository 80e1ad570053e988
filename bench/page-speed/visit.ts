import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type MainThread, readMainThread, recordTrace } from './trace.ts';

/** A mid-sized phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Long enough for everything a page does by itself after it has started. */
const settledMs = 2_500;

export interface Visit extends MainThread {
  requests: number;
  /** Transferred KB, including headers. */
  scriptsKb: number;
  fontsKb: number;
  stylesKb: number;
  allKb: number;
  shift: number;
}

/** By file extension: a prefetched script isn't a script to the browser yet. */
const kindOf: Readonly<Record<string, 'scriptsKb' | 'fontsKb' | 'stylesKb'>> = {
  js: 'scriptsKb',
  woff2: 'fontsKb',
  css: 'stylesKb',
};

/** Opens a page without interacting: what it does and loads before the first interaction. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // The site's process exists before anything is measured, because a trace may miss the first moments of a new one.
  await page.goto(new URL('/robots.txt', address).href);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { scriptsKb: 0, fontsKb: 0, stylesKb: 0, allKb: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.endsWith('/favicon.svg')) kinds.set(requestId, request.url.split('.').at(-1) ?? '');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf[kinds.get(requestId) ?? ''];
    bytes.allKb += encodedDataLength / 1024;
    if (kind) bytes[kind] += encodedDataLength / 1024;
  });
  const events = await recordTrace(page, async () => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
  });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  await context.close();
  return { ...readMainThread(events, address), ...bytes, requests: kinds.size, shift };
}
