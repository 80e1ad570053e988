import { expect, type Page } from '@playwright/test';
import { chatStorageKeys } from '../../app/chat/chat-texts.ts';
import { needHelpScrollPx } from '../../app/ui/sizes-and-timings.ts';
import { accessibilityFindings } from '../accessibility.ts';
import { nothingToDo, openPage } from '../open-page.ts';
import { test } from '../test.ts';

/** A page and a window where the slip covers nothing. */
const free = { width: 1440, height: 800 };

function slip(page: Page) {
  return {
    bubble: page.locator('aside').getByText('Chat with Our AI Support Bot').and(page.locator('[aria-hidden] *')),
    dismiss: page.getByRole('button', { name: 'Hide this hint' }),
    launcher: page.locator('#chat-launcher'),
  };
}

async function openWithSlip(page: Page) {
  await page.setViewportSize(free);
  await openPage(page, '/');
  const parts = slip(page);
  await expect(parts.bubble).toBeVisible();
  return parts;
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
}

test('the bubble offers help, opens the chat and is hidden while it is open', async ({ page }) => {
  const { bubble, launcher } = await openWithSlip(page);
  await bubble.click();
  await expect(page.locator('#chat-panel')).toBeVisible();
  await expect(bubble).toBeHidden();
  await expect(launcher).toHaveAttribute('aria-expanded', 'true');
});

test('a dismissed bubble stays hidden, even after a reload', async ({ page }) => {
  const { bubble, dismiss, launcher } = await openWithSlip(page);
  await dismiss.click();
  await expect(bubble).toBeHidden();
  await expect(launcher).toBeVisible();
  await openPage(page, '/');
  await page.waitForFunction((key) => localStorage.getItem(key) === 'dismissed', chatStorageKeys.bubble);
  await expect(bubble).toHaveCount(0);
});

test('by keyboard, dismissing it moves the focus to the button', async ({ page }) => {
  const { bubble, dismiss, launcher } = await openWithSlip(page);
  await dismiss.focus();
  await page.keyboard.press('Tab');
  await expect(launcher).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bubble).toBeHidden();
  await expect(launcher).toBeFocused();
});

test('it can be dismissed without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { bubble, dismiss } = await openWithSlip(page);
  await dismiss.click();
  await expect(bubble).toBeHidden();
});

test('it collapses into the button on scrolling, and stays collapsed', async ({ page }) => {
  const { bubble, dismiss, launcher } = await openWithSlip(page);
  await scrollTo(page, needHelpScrollPx);
  await expect(bubble).toBeVisible();
  await scrollTo(page, needHelpScrollPx + 1);
  await expect(bubble).toBeHidden();
  await expect(dismiss).toBeHidden();
  await expect(launcher).toBeVisible();
  await scrollTo(page, 0);
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden();
  await expect(bubble).toBeHidden();
});

test.describe('without reduced motion', () => {
  test.use({ likesMotion: true });

  test('it appears and disappears without layout shift', async ({ page }) => {
    // It appears after everything else is in place, so that only the slip could cause a shift.
    const { promise: settled, resolve: letItCome } = Promise.withResolvers<void>();
    await page.route('**/need-help-*.js', async (route) => {
      await settled;
      await route.continue();
    });
    await page.setViewportSize(free);
    await openPage(page, '/');
    await expect(page.locator('html')).not.toHaveAttribute('data-parts');
    await page.evaluate(() => document.fonts.ready);
    await nothingToDo(page);
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
    });
    const { bubble, dismiss, launcher } = slip(page);
    const before = await launcher.boundingBox();
    letItCome();
    await expect(bubble).toBeVisible();
    await dismiss.click();
    await expect(bubble).toBeHidden();
    expect(await launcher.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  });
});

test("with reduced motion it doesn't animate; axe finds nothing in both themes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dismiss } = await openWithSlip(page);
  const duration = await dismiss.locator('..').evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(duration).toMatch(/^0s|^0\.0+1s|^1e-/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      const colour = (element: Element) => getComputedStyle(element).backgroundColor;
      const own = await dismiss.locator('..').evaluate(colour);
      expect(own).not.toBe(await page.locator('footer').first().evaluate(colour));
      expect(await accessibilityFindings(page, { within: ['aside'] })).toEqual([]);
    });
  }
});

for (const viewport of [{ width: 360, height: 740 }, { width: 768, height: 1024 }, free]) {
  test(`it covers no text, link or footer at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of ['/', '/about', '/contact', '/service/logo-design', '/search?q=qqxzv', '/blog']) {
      await openPage(page, address);
      // It appears, if at all, when the browser is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
      const under = await page.evaluate(() => {
        const element = document.querySelector('[data-folded="false"]');
        if (!element) return [];
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const found = new Set<string>();
        for (let x = left + 1; x < right; x += 6) {
          for (let y = top + 1; y < bottom; y += 4) {
            for (const below of document.elementsFromPoint(x, y)) {
              if (!below.closest('aside') && below.closest('a, button, input, summary, footer')) {
                found.add(below.outerHTML.slice(0, 80));
              }
            }
          }
        }
        return [...found];
      });
      expect(under, address).toEqual([]);
    }
  });
}
