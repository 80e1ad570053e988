import { expect, type Page } from '@playwright/test';
import { finishMotion } from '../finish-motion.ts';
import { test } from '../test.ts';
import { answerAll, ask, chat, openChat, richAnswer } from './chat-page.ts';

/** Simulates the on-screen keyboard, which browsers under test don't have. */
async function withKeyboard(page: Page): Promise<(height: number) => Promise<void>> {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
    window.addEventListener('keyboard', (event) => {
      viewport.height = window.innerHeight - (event as CustomEvent<number>).detail;
      viewport.dispatchEvent(new Event('resize'));
    });
  });
  return (height) =>
    page.evaluate((detail) => {
      window.dispatchEvent(new CustomEvent('keyboard', { detail }));
    }, height);
}

async function foot(page: Page): Promise<number> {
  const box = await chat(page).panel.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the panel lifts with the keyboard, ignores small changes, and the page behind stays in place', async ({
    page,
  }) => {
    const keyboard = await withKeyboard(page);
    const { send, field, panel } = await openChat(page);
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await finishMotion(panel);
    const down = await foot(page);
    await field.focus();
    await keyboard(300);
    expect(await foot(page)).toBe(down - 300);
    expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    const button = await send.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(740 - 300);
    await keyboard(306);
    expect(await foot(page)).toBe(down - 300);
    await keyboard(308);
    expect(await foot(page)).toBe(down - 308);
    await keyboard(49);
    expect(await foot(page)).toBe(down);
    await keyboard(50);
    expect(await foot(page)).toBe(down - 50);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('no other floating button covers the open panel', async ({ page }) => {
    await openChat(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeHidden();
    await expect(page.locator('#chat-launcher')).toBeHidden();
    await chat(page).minimize.click();
    await expect(page.locator('#chat-launcher')).toBeInViewport();
  });

  test('a link in a reply shows the page it leads to', async ({ page }) => {
    await answerAll(page, richAnswer);
    const { log, maximize } = await openChat(page);
    await ask(page, 'Prices?');
    await log.getByRole('link', { name: 'All services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(log).toBeHidden();
    await maximize.click();
    await expect(log.getByRole('table')).toBeAttached();
  });
});

const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 640, height: 512 },
  { width: 844, height: 390 },
  { width: 1440, height: 1000 },
  { width: 320, height: 256 },
];

test('the panel is 320 to 420 pixels wide and within the screen, at most 640 high beside a page', async ({ page }) => {
  const { launcher, panel, field, send, close } = await openChat(page);
  await close.click();
  for (const viewport of screens) {
    await test.step(`${viewport.width} by ${viewport.height} pixels`, async () => {
      await page.setViewportSize(viewport);
      await launcher.click();
      await expect(field).toBeFocused();
      await finishMotion(panel);
      const box = await panel.boundingBox();
      if (!box) throw new Error('The panel has no box');
      expect(box.width).toBeGreaterThanOrEqual(320);
      expect(box.width).toBeLessThanOrEqual(420);
      // On a phone it is nearly the whole screen; on one no wider than the panel it has no edges of its own.
      if (viewport.width > 768) expect(box.height).toBeLessThanOrEqual(640);
      else expect(box.height).toBe(viewport.height - (viewport.width > 420 ? 16 : 8));
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      for (const part of [field, send, close]) await expect(part).toBeInViewport({ ratio: 1 });
      await field.fill('Fits?');
      await send.click({ trial: true });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await close.click();
      await expect(panel).toBeHidden();
    });
  }
});
