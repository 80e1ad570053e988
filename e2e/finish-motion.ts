import type { Locator } from '@playwright/test';

/** Waits until an element has arrived where its animations and transitions take it. */
export async function finishMotion(element: Locator): Promise<void> {
  await element.evaluate((moving) => Promise.allSettled(moving.getAnimations().map(({ finished }) => finished)));
}
