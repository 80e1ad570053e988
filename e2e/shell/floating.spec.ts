import { expect, type Locator, type Page } from '@playwright/test';
import { whatsappUrl } from '../../company/addresses.ts';
import { openPage, openPageWithStoppedClock } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true });

const chatAppButtonDelayMs = 1500;

/** Animations are paused from the start: a busy machine may take longer to look than an animation lasts. */
async function holdAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Seeks an element's paused animations to a time after page load. */
async function moveAnimationsTo(element: Locator, moment: number): Promise<void> {
  await element.evaluate((moving, to) => {
    for (const animation of moving.getAnimations()) animation.currentTime = to;
  }, moment);
}

test('scroll-to-top appears after 300 px and scrolls to the top', async ({ page }) => {
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

test('the chat-app button appears after 1.5 s and opens WhatsApp in a new tab', async ({ page }) => {
  await holdAnimations(page);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Chat on WhatsApp', includeHidden: true });
  await moveAnimationsTo(link, chatAppButtonDelayMs - 1);
  await expect(link).toBeHidden();
  await moveAnimationsTo(link, chatAppButtonDelayMs + 1);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', whatsappUrl() ?? '');
  await expect(link).toHaveAttribute('target', '_blank');
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('floating elements never cover each other', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPageWithStoppedClock(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    const boxes = await page
      .locator('aside :is(a, button):visible')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    boxes.forEach((first, index) => {
      for (const second of boxes.slice(index + 1)) {
        const beside = first.right <= second.left || second.right <= first.left;
        expect(beside || first.bottom <= second.top || second.bottom <= first.top).toBe(true);
      }
    });
  });
});

for (const width of [320, 390, 768]) {
  test(`at ${width} px the bar hides while scrolling down, near the footer and next to forms`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/about');
    const floating = page.getByRole('complementary', { name: 'Quick help' });
    const bar = floating.getByRole('button', { name: /Need Help/ });
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(bar).toBeInViewport();
    const price = floating.getByRole('link', { name: 'Get a price' });
    await expect(price).toBeVisible({ visible: width < 480 });
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeHidden();
    expect((await floating.boundingBox())?.width).toBe(width);

    // Until everything is laid out, the page's height is an estimate.
    await scrollTo(100);
    await expect(page.locator('[data-later]').first()).toHaveAttribute('style', /content-visibility/);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    const aboveFooter = end - 700 - (await page.locator('footer').evaluate((footer) => footer.clientHeight)) - 300;
    await scrollTo(aboveFooter);
    await expect(bar).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden();
    await scrollTo(aboveFooter - 100);
    await expect(bar).toBeInViewport();
    await scrollTo(end);
    await scrollTo(end - 800);
    await expect(bar).not.toBeInViewport();
    await openPage(page, '/contact');
    await page.locator('main form').scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
}
