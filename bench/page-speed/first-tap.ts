import type { Browser } from '@playwright/test';
import { phone } from './visit.ts';

const slowdown = 4;
const settledMs = 2_500;

/** What is tapped first, and what is visible once it has worked. */
const targets = {
  menu: ['button[aria-label="Open menu"]', 'dialog#menu[open]'],
  search: ['header a[aria-keyshortcuts]', 'dialog[open]'],
  chat: ['#chat-launcher', '#chat-panel:not([hidden])'],
} as const;

export type Target = keyof typeof targets;
export const tapTargets = Object.keys(targets) as readonly Target[];

export interface Tap {
  /** Until the next frame after the tap, as measured by the browser in steps of 8 ms. */
  frameMs: number;
  /** Until the menu, the search or the chat is open. */
  openMs: number;
}

interface Watched {
  durations: number[];
  tappedAt?: number;
  openedAt?: number;
}

/** Records in the page when it was tapped, how long event handling took, and when the result is visible. */
function watch(sign: string): void {
  const seen: Watched = { durations: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => seen.durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(seen, { tappedAt: timeStamp }), true);
  const look = () => {
    if (document.querySelector(sign)) seen.openedAt ??= performance.now();
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
}

/** The time of a tap, as the first interaction, on a phone with a quarter of this machine's speed. */
export async function firstTap(browser: Browser, address: string, target: Target): Promise<Tap> {
  const [button, sign] = targets[target];
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(settledMs);
  const box = await page.locator(button).boundingBox();
  if (!box) throw new Error(`${address} has no ${button}`);
  await page.evaluate(watch, sign);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(sign).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1_000);
  const { durations, tappedAt, openedAt } = await page.evaluate(() => (window as unknown as { seen: Watched }).seen);
  await context.close();
  return { frameMs: Math.max(16, ...durations), openMs: Math.round((openedAt ?? 0) - (tappedAt ?? 0)) };
}
