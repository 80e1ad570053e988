import { expect, type Page } from '@playwright/test';
import { openPage, scriptsRun } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true });

test.use({ viewport: { width: 412, height: 823 } });

const long = '/service/logo-design';

/** Where the parts of the page begin. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main section, footer'), (part) =>
      Math.round(part.getBoundingClientRect().top + window.scrollY),
    ),
  );
}

/** Parts that may be skipped have the size they have when nothing is skipped. */
async function everyPartKeepsItsPlace(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const before = await places(page);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-later]')) part.style.contentVisibility = 'visible';
  });
  expect(await places(page)).toEqual(before);
}

/** What may be skipped while off-screen, with its size. */
const skipped = '[data-later][style*="content-visibility"]';

test('after hydration every part has its final size, before and after it is scrolled into view', async ({ page }) => {
  await openPage(page, long);
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const before = await places(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await places(page)).toEqual(before);
  await everyPartKeepsItsPlace(page);
});

test('a part painted while half loaded gets its final size', async ({ page }) => {
  await page.goto(long);
  await page.evaluate(async () => {
    const [above = [], contents = []] = Array.from(
      document.querySelectorAll('main section [data-later]'),
      (part) => [...part.children] as HTMLElement[],
    );
    const show = async (parts: HTMLElement[], display: string) => {
      for (const part of parts) part.style.display = display;
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    };
    await show([...above, ...contents], 'none');
    // Content above pushes it out of reach before the rest of it arrives.
    await show(above, '');
    await show(contents, '');
  });
  await scriptsRun(page);
  await everyPartKeepsItsPlace(page);
});

test("every part has its final size before the page's scripts run", async ({ page }) => {
  // None of them arrives, so the page never starts.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(long);
  await everyPartKeepsItsPlace(page);
});

test('after a change of width nothing is skipped', async ({ page }) => {
  await openPage(page, long);
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  await expect(page.locator(skipped).first()).toBeAttached();
  await page.setViewportSize({ width: 823, height: 412 });
  await expect(page.locator(skipped)).toHaveCount(0);
});

test('cards of a list are never skipped one by one', async ({ page }) => {
  await openPage(page, '/portfolio');
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  const cards = page.locator('[data-later] li[data-later]');
  expect(await cards.count()).toBeGreaterThan(3);
  const skipping = await cards.evaluateAll(
    (all) => all.filter((card) => getComputedStyle(card).contentVisibility !== 'visible').length,
  );
  expect(skipping).toBe(0);
});

test('jumping to the end as the first interaction reaches the end', async ({ page }) => {
  await page.goto(long);
  await page.keyboard.press('End');
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  await expect(page.locator('footer small, footer p').last()).toBeInViewport();
});

async function expectAtTop(page: Page, part: string): Promise<void> {
  const top = () => page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
}

test('a link to a section works as the first interaction', async ({ page }) => {
  await page.goto('/services');
  await page.locator('main a[href="#category-four"]').click();
  await expectAtTop(page, '#category-four');
});

test('a link to a section works while the rest is being laid out', async ({ page }) => {
  // The page is never idle, so nothing is laid out until the test says so.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    addEventListener('become-idle', () => {
      window.requestIdleCallback = (work) => setTimeout(work);
      for (const work of waiting) setTimeout(work);
    });
  });
  await openPage(page, '/services');
  await expect(page.locator('html')).toHaveAttribute('data-parts');
  // Text that changes its font after the jump would move the target.
  await page.evaluate(() => document.fonts.ready);
  await page.locator('main a[href="#category-four"]').click();
  await page.evaluate(() => window.dispatchEvent(new Event('become-idle')));
  await expect(page.locator('[data-later]').first()).toHaveAttribute('style', /content-visibility/);
  await expectAtTop(page, '#category-four');
});

test('a reload keeps the scroll position', async ({ page }) => {
  await openPage(page, long);
  // Until then, the parts above would still change their size, and the position with them.
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
  await page.evaluate(() => window.scrollTo({ top: 2600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2600);
  await expect(page.locator('[data-later]').first()).toHaveAttribute('style', /content-visibility/);
  const heading = () =>
    page.locator('#questions').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await heading();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2600);
  await expect.poll(heading).toBe(before);
});

test('a URL with a fragment scrolls to its section', async ({ page }) => {
  await openPage(page, `${long}#questions`);
  await expect(page.locator('#questions')).toBeInViewport();
});
