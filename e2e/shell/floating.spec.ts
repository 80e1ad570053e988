import { expect, test } from '@playwright/test';
import { whatsappUrl } from '../../company/addresses.ts';
import { openPage } from '../open-page.ts';

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

test('the chat-app button comes after load and opens WhatsApp in a new tab', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Chat on WhatsApp' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', whatsappUrl());
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the chat-app button waits 1.5 s', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.setTimeout;
    // Timers of the button's delay never fire here, all others do.
    window.setTimeout = ((work: TimerHandler, delay?: number) => real(work, delay === 1500 ? 2 ** 30 : delay)) as never;
  });
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeHidden();
});

for (const width of [320, 360, 768, 1440]) {
  test(`nothing that floats covers another thing that floats at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
    await page.waitForTimeout(400);
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
    expect(boxes.length).toBeGreaterThanOrEqual(2);
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
