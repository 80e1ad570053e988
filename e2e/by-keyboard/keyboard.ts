import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has before the element. */
const maxStops = 120;

/** Presses Tab until the element has visible focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusRing(target);
      return;
    }
  }
  throw new Error(`No way by keyboard to ${target}`);
}

export async function expectFocusRing(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const outlined = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  expect(outlined, 'the focus can be seen').toBe(true);
}

/**
 * What a screen reader would announce by itself: the texts added to live regions, in order. Call it before the page is
 * opened.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const regions = '[role="status"], [role="alert"], [role="log"], output, [aria-live="polite"]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (!region) continue;
        // A log announces what is added to it, the others their whole text.
        const texts = region.matches('[role="log"]')
          ? [...addedNodes].map((node) => node.textContent)
          : [region.textContent];
        for (const text of texts) if (text) spoken.push(text.replace(/\s+/g, ' ').trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

export async function expectSpoken(spoken: () => Promise<string[]>, text: string | RegExp): Promise<void> {
  const hears = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(spoken).toContainEqual(hears);
}
