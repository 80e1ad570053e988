import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until its scripts run: they start after the first paint, and the chat's link becomes a button
 * when they do.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#chat-launcher[role="button"]').waitFor();
}
