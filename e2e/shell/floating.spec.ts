import { expect, type Locator } from '@playwright/test';
import { whatsappUrl } from '../../company/addresses.ts';
import { chatAppButtonDelayMs } from '../../company/interface.ts';
import { openPage, openPageWithStoppedClock } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true });

/** Holds what an element does by itself at a moment after the page came. */
async function moveAnimationsTo(element: Locator, moment: number): Promise<void> {
  await element.evaluate((moving, to) => {
    for (const animation of moving.getAnimations()) {
      animation.pause();
      animation.currentTime = to;
    }
  }, moment);
}

test('scroll-to-top shows past 300 px and scrolls to the top', async ({ page }) => {
  await openPage(page, '/');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('with reduced motion the page jumps to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the chat-app button comes 1.5 s after the page and opens WhatsApp in a new tab', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Chat on WhatsApp', includeHidden: true });
  await moveAnimationsTo(link, chatAppButtonDelayMs - 1);
  await expect(link).toBeHidden();
  await moveAnimationsTo(link, chatAppButtonDelayMs + 1);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', whatsappUrl());
  await expect(link).toHaveAttribute('target', '_blank');
});

for (const width of [320, 360, 768, 1440]) {
  test(`nothing that floats covers another thing that floats at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPageWithStoppedClock(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    const boxes = await page.evaluate(() => {
      const floating = Array.from(document.querySelectorAll('a, button')).filter((element) => {
        for (let node: Element | null = element; node; node = node.parentElement) {
          if (getComputedStyle(node).position === 'fixed') return element.checkVisibility();
        }
        return false;
      });
      return floating.map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      });
    });
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    boxes.forEach((first, index) => {
      for (const second of boxes.slice(index + 1)) {
        const apart =
          first.right <= second.left ||
          second.right <= first.left ||
          first.bottom <= second.top ||
          second.bottom <= first.top;
        expect(apart).toBe(true);
      }
    });
  });
}
