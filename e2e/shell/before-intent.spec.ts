import { expect, type Page } from '@playwright/test';
import { nothingToDo, openPage } from '../open-page.ts';
import { test } from '../test.ts';

test.use({ likesMotion: true, savesData: false });

test.use({ viewport: { width: 1440, height: 900 } });

/** Follows a link as the very first interaction, before React has hydrated its part of the page. */
async function followAtOnce(page: Page, link: string): Promise<void> {
  await page.evaluate((selector) => document.querySelector<HTMLAnchorElement>(selector)?.click(), link);
}

/** The scripts all pages share have loaded and run. */
async function scriptsPrepared(page: Page): Promise<void> {
  const links = page.locator('link[rel="prefetch"]');
  await expect(links).toHaveCount(3);
  await links.evaluateAll((all) => Promise.all(all.map((link) => import((link as HTMLLinkElement).href))));
  await nothingToDo(page);
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
  });
}

test('nothing hydrates and no page is prefetched before the first interaction', async ({ page }) => {
  // The browser may have the scripts from the previous test.
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.clearBrowserCache');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await scriptsPrepared(page);
  await expect(page.locator('#chat-launcher')).not.toHaveAttribute('role');
  expect(fetched.filter((path) => path.endsWith('.data'))).toEqual([]);
  // The events of a resting pointer, then of one that moves.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await nothingToDo(page);
  await expect(page.locator('#chat-launcher')).not.toHaveAttribute('role');
  await page.mouse.move(300, 500, { steps: 2 });
  await expect(page.locator('#chat-launcher')).toHaveAttribute('role', 'button');
  await expect.poll(() => fetched).toContain('/portfolio.data');
  const transferred = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(({ name, transferSize }) =>
      transferSize > 0 && /\/(?:react|router|root)-/.test(name) ? [name] : [],
    ),
  );
  expect(transferred).toHaveLength(3);
  expect(new Set(transferred).size).toBe(transferred.length);
});

for (const [opener, button, file] of [
  ['search', 'header a[aria-keyshortcuts]', 'palette-root'],
  ['chat', '#chat-launcher', 'panel-root'],
] as const) {
  test(`touching the ${opener} first loads it while the page hydrates`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await scriptsPrepared(page);
    await page.locator(button).evaluate((link) => {
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
    await expect.poll(() => fetched.some((path) => path.startsWith(`/assets/${file}-`))).toBe(true);
  });
}

for (const [part, from, link, to] of [
  ['the page', '/', 'main a[href="/service/niche-edits"]', '/service/niche-edits'],
  ['the footer', '/about', 'footer a[href="/careers"]', '/careers'],
  ['a closed menu', '/', 'header details a[href="/service/logo-design"]', '/service/logo-design'],
] as const) {
  test(`a link of ${part} is followed on the client as the first interaction`, async ({ page }) => {
    await page.goto(from);
    await markDocument(page);
    await followAtOnce(page, link);
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  });
}

test('going from one service page to another as the first interaction updates everything, and back again', async ({
  page,
}) => {
  await page.goto('/service/logo-design');
  await markDocument(page);
  await followAtOnce(page, 'header details a[href="/service/niche-edits"]');
  await expect(page).toHaveURL('/service/niche-edits');
  await expect(page.locator('main h1')).toHaveText(/Niche/);
  await expect(page.locator('main')).not.toContainText('Logo Design');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(/Logo/);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
});

test('a link with a modifier key, to a file or to a new tab is the browser’s', async ({ page, context }) => {
  await openPage(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .locator('main a[href="/services"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  // Navigating is enough: a tab in the background may take its time.
  await (await opened).waitForURL('/services', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
});

for (const [way, act] of [
  ['a click', (page: Page) => page.locator('header a[aria-keyshortcuts]').click()],
  ['its key', (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`the search opens by ${way} as the first interaction`, async ({ page }) => {
    await page.goto('/about');
    await act(page);
    await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
}

test('the chat opens as the first interaction, and its button looks pressed at once', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about');
  const launcher = page.locator('#chat-launcher');
  await launcher.click();
  await expect(launcher).toHaveAttribute('data-held');
  release();
  await expect(page.locator('#chat-panel')).toBeVisible();
  await expect(launcher).not.toHaveAttribute('data-held');
  await expect(page).toHaveURL('/about');
});

for (const [what, files] of [
  ['scripts', '**/assets/react-*.js'],
  ['the data it hydrates from', '**/assets/hydration-*.json'],
] as const) {
  test(`if ${what} cannot be loaded, links still work`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/about');
    await page.locator('footer a[href="/careers"]').first().click();
    await expect(page).toHaveURL('/careers');
  });
}

test('the data a page hydrates from is asked for again if it failed to load', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/hydration-*.json', (route) => (refused++ === 0 ? route.abort() : route.continue()));
  await page.goto('/about');
  await expect.poll(() => refused).toBe(1);
  await page.locator('#chat-launcher').click();
  await expect(page.locator('#chat-panel')).toBeVisible();
  expect(refused).toBe(2);
});

for (const [what, button, opened] of [
  ['the chat', '#chat-launcher', '#chat-panel'],
  ['the search', 'header a[aria-keyshortcuts]', 'dialog[open]'],
] as const) {
  test(`${what} opens as the first interaction before the page has hydrated, and is closed for good`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/hydration-*.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/service/logo-design');
    await page.locator(button).click();
    await expect(page.locator(opened)).toBeVisible();
    await expect(page.locator('#chat-launcher')).not.toHaveAttribute('role');
    release();
    await expect(page.locator('#chat-launcher')).toHaveAttribute('role', 'button');
    await expect(page.locator(opened)).toBeVisible();
    await page
      .getByRole('button', { name: /close (?:chat|the search)$/i })
      .last()
      .click();
    await expect(page.locator(opened)).toBeHidden();
    await page.locator(button).click();
    await expect(page.locator(opened)).toBeVisible();
  });
}

test('a chat that was left open opens without interaction', async ({ page }) => {
  await openPage(page, '/about');
  await page.locator('#chat-launcher').click();
  await expect(page.locator('#chat-panel')).toBeVisible();
  await page.goto('/careers');
  await expect(page.locator('#chat-panel')).toBeVisible();
});

test('a question opens as the first interaction', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('main details').last();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
});

test('interactions before the scripts have loaded take effect', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/estimate', { waitUntil: 'commit' });
  await page.locator('#estimate').scrollIntoViewIfNeeded();
  release();
  await expect(page.locator('#estimate form[data-live]')).toBeVisible();
});
