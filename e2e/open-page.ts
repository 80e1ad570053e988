import type { Page } from '@playwright/test';

/** Scripts run at the first interaction; the chat's link becomes a button when they do. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('#chat-launcher[role="button"]').waitFor();
}

/** Opens a page and waits until its scripts run. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsRun(page);
}

/** A browser that draws nothing may never be idle; then it has nothing to do, either. */
const longestQuietMs = 2000;

/** Waits until the page has nothing left to do: idle tasks have started. */
export async function nothingToDo(page: Page): Promise<void> {
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), longestQuietMs);
}

/** Far longer than any delay of a page while it starts, so that none is left. */
const stoppedAtMs = 3_600_000;

/** The page's clock stands still until the test advances it with `page.clock.runFor`; it must have started at 0. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(stoppedAtMs);
}

export async function openPageWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openPage(page, address);
  await stopClock(page);
}
