import type { Browser } from '@playwright/test';
import { phone, startedSign } from './visit.ts';

const slowdown = 4;
const settledMs = 2_500;

/** What is tapped first, and what is there once it has worked. */
const targets = {
  menu: ['button[aria-label="Open menu"]', 'dialog#menu[open]'],
  search: ['header a[aria-keyshortcuts]', 'dialog[open]'],
  chat: ['#chat-launcher', '#chat-launcher[aria-expanded="true"]'],
} as const;

export type Target = keyof typeof targets;
export const tapTargets = Object.keys(targets) as readonly Target[];

/**
 * How long a phone at a quarter of this machine's speed takes from a tap, the first thing a visitor does, to the frame
 * that answers it; as the browser itself counts it, in steps of 8 ms.
 */
export async function firstTap(browser: Browser, address: string, target: Target): Promise<number> {
  const [button, sign] = targets[target];
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.locator(startedSign).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(settledMs);
  const box = await page.locator(button).boundingBox();
  if (!box) throw new Error(`${address} has no ${button}`);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(sign).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1_000);
  const durations = await page.evaluate(() => (window as Window & { durations?: number[] }).durations ?? []);
  await context.close();
  return Math.max(16, ...durations);
}
