import type { Locator } from '@playwright/test';

/** Waits until an element's animations and transitions have finished. */
export async function finishMotion(element: Locator): Promise<void> {
  await element.evaluate((moving) => Promise.allSettled(moving.getAnimations().map(({ finished }) => finished)));
}
