import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until its scripts run: they start after the first paint, and the chat's link becomes a button
 * when they do.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#chat-launcher[role="button"]').waitFor();
}

/** Far beyond anything a page waits for while it starts, so that no such wait is left. */
const stoppedAtMs = 3_600_000;

/** As above; then time stands still for the page until the test moves it with `page.clock.runFor`. */
export async function openPageWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openPage(page, address);
  await page.clock.pauseAt(stoppedAtMs);
}
