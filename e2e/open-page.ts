import type { Page } from '@playwright/test';

/** Scripts run when the visitor first does something; the chat's link becomes a button when they do. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('#chat-launcher[role="button"]').waitFor();
}

/** Opens a page and waits until its scripts run. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsRun(page);
}

/** A browser that draws nothing may have no quiet moment; then it has nothing to do, either. */
const longestQuietMs = 2000;

/** Until the page has nothing left to do: what it puts off to a quiet moment has begun. */
export async function nothingToDo(page: Page): Promise<void> {
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), longestQuietMs);
}

/** Far beyond anything a page waits for while it starts, so that no such wait is left. */
const stoppedAtMs = 3_600_000;

/** Time stands still for the page until the test moves it with `page.clock.runFor`; it must have begun at 0. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(stoppedAtMs);
}

export async function openPageWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openPage(page, address);
  await stopClock(page);
}
