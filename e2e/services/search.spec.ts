import { expect, type Page, type Route } from '@playwright/test';
import { sum } from '../../catalogue/fixture-figures.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { findingsInTheme } from '../themed-findings.ts';

const endpoint = '**/api/search?*';

async function openPalette(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search services, answers, posts and pages' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  return field;
}

async function openSearch(page: Page, address = '/') {
  await openPage(page, address);
  return openPalette(page);
}

/** Findings about the open search; the page behind it is checked separately. */
function dialogFindings(page: Page): Promise<string[]> {
  return findingsInTheme(page, 'light', { judges: 'all', within: ['dialog[open]'] });
}

test('by keyboard alone: Ctrl-K opens it, Escape closes it and returns the focus, a result is followed', async ({
  page,
}) => {
  const field = await openSearch(page);
  await page.keyboard.press('Escape');
  const button = page.getByRole('link', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('price');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await field.fill('logo desing');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Logo Design');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service\/logo-design$/);
  await expect(field).toBeHidden();
});

test('the last result of a long list is fully visible above the link to the chat', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  const field = await openSearch(page);
  await field.fill('seo');
  const options = page.getByRole('option');
  // The link to the chat is there before the results.
  await expect(options.first()).toContainText('Search Engine Optimization');
  await expect(options.last()).toContainText('Ask the chat');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const lastResult = options.nth(-2);
  await expect(lastResult).toHaveAttribute('aria-selected', 'true');
  const [above, below] = [await lastResult.boundingBox(), await options.last().boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('a section of the terms is found and opened at its heading', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('refund');
  await page.getByRole('option', { name: /Refunds and cancellation/ }).click();
  await expect(page).toHaveURL(/\/terms-and-conditions#refunds$/);
  await expect(page.getByRole('heading', { name: /Refunds and cancellation/ })).toBeInViewport();
});

test('the last row passes the question to the chat', async ({ page }) => {
  const field = await openSearch(page, '/about');
  await field.fill('how much is a logo');
  const row = page.getByRole('option', { name: /Ask the chat: “how much is a logo”/ });
  // Results that arrive move the row down, away from a click.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeAttached();
  await expect(page.getByRole('option').last()).toContainText('Ask the chat');
  // However long the list is.
  await expect(row).toBeInViewport({ ratio: 1 });
  await row.click();
  await expect(field).toBeHidden();
  const panel = page.locator('#chat-panel');
  await expect(panel).toContainText('how much is a logo');
  await expect(panel).toContainText(sum('logo-design.basic'));
});

test('it suggests where to start, lists results, answers in place and says when there are none', async ({ page }) => {
  const field = await openSearch(page);
  const options = page.getByRole('option');
  await test.step('before anything is typed', async () => {
    await expect(options.first()).toBeVisible();
    expect(await dialogFindings(page)).toEqual([]);
  });
  await test.step('with results', async () => {
    await field.fill('seo');
    await expect(options.first()).toContainText('Search Engine Optimization');
    await expect(options.last()).toContainText('Ask the chat');
    expect(await dialogFindings(page)).toEqual([]);
  });
  await test.step('an answer opens in place, with a way back to the results', async () => {
    await field.fill('do you sign an nda');
    const answer = page.getByRole('option', { name: /NDA.*Answer$/ }).first();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await expect(dialog.getByRole('heading', { name: /NDA/ })).toBeFocused();
    await expect(dialog).toContainText('non-disclosure agreement');
    expect(await dialogFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Back to the results' }).click();
    await expect(field).toBeFocused();
    await expect(answer).toBeVisible();
  });
  await test.step('without results, it says so and offers alternatives', async () => {
    await field.fill('qqxzv');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
    await expect(options).toHaveCount(1);
    await expect(options).toContainText('Ask the chat: “qqxzv”');
    expect(await dialogFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('link', { name: 'site map' }).click();
    await expect(page).toHaveURL(/\/sitemap$/);
    await expect(field).toBeHidden();
  });
});

test('when the server fails, the browser searches by itself', async ({ page }) => {
  await openPage(page, '/');
  for (const [name, away, query, found] of [
    ['it cannot be reached', (route: Route) => route.abort(), 'wordpres', 'WordPress Development'],
    ['it has had enough', (route: Route) => route.fulfill({ status: 429, json: {} }), 'desing', 'Logo Design'],
    [
      'it answers nonsense',
      (route: Route) => route.fulfill({ body: '<html>' }),
      'reimburse',
      'Refunds and cancellation',
    ],
  ] as const) {
    await test.step(name, async () => {
      await page.route(endpoint, away);
      // A search that was let down asks the server again when it is next opened, and for what it has not found yet.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox')).toBeHidden();
      const field = await openPalette(page);
      const asked = page.waitForRequest(endpoint);
      await field.fill(query);
      await asked;
      await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
      await expect(page.getByText('what your browser has at hand')).toBeVisible();
      await page.unroute(endpoint);
    });
  }
  expect(await dialogFindings(page)).toEqual([]);
});

test.describe('without data saver', () => {
  test.use({ savesData: false });

  test('offline, it searches what is loaded, and the chat answers', async ({ page, context }) => {
    const loaded = page.waitForResponse(/\/search\.json$/);
    const field = await openSearch(page);
    await loaded;
    await context.setOffline(true);
    await field.fill('discount');
    await expect(page.getByRole('option', { name: /Discount and express delivery/ })).toBeVisible();
    await context.setOffline(false);
  });
});

test('if nothing can be loaded, it says so', async ({ page }) => {
  await page.route(endpoint, (route) => route.abort());
  await page.route('**/search.json', (route) => route.abort());
  const field = await openSearch(page);
  await field.fill('logo');
  await expect(page.getByRole('status').filter({ hasText: 'The search can’t be reached' })).toBeVisible();
  expect(await dialogFindings(page)).toEqual([]);
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('a server that does not respond is abandoned after a while', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.route(endpoint, () => undefined);
    const field = await openSearch(page);
    const asked = page.waitForRequest(endpoint);
    await field.fill('logo');
    await asked;
    await page.clock.runFor(2_500);
    await expect(page.getByText('what your browser has at hand')).toBeVisible();
    await expect(page.getByRole('option').first()).toContainText('Logo Design');
  });
});

test('a page’s question leads to its own answer, opened', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('Who owns the finished site?');
  await page.getByRole('option', { name: /^Who owns the finished site\?/ }).click();
  await expect(page).toHaveURL(/\/service\/website-development#question-who-owns-the-finished-site$/);
  const item = page.locator('details', { hasText: 'Who owns the finished site?' });
  await expect(item).toHaveAttribute('open');
  await expect(item.locator('summary')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('neither code nor index is loaded before it is needed', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, '/services');
  expect(fetched.filter((url) => /search\.json|search-palette|local-search|arithmetic/.test(url))).toEqual([]);
});

test('without a query, the search page offers services with prices', async ({ page }) => {
  await page.goto('/search');
  const service = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Graphic Design' });
  await expect(service).toContainText(/from \$\d+/);
  await expect(service.getByRole('link')).toHaveAttribute('href', '/service/graphic-design');
});

test('the search page finds, answers in place and leads to the chat', async ({ page }) => {
  await openPage(page, '/search');
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('refund');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=refund');
  await expect(page.getByRole('heading', { name: /results for “refund”/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Refunds and cancellation' })).toHaveAttribute(
    'href',
    '/terms-and-conditions#refunds',
  );
  await page.getByRole('link', { name: /Ask us: “refund”/ }).click();
  await expect(page.locator('#chat-panel')).toContainText('refund');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the URL of a question opens it', async ({ page }) => {
    await page.goto('/service/website-development#question-who-owns-the-finished-site');
    const item = page.locator('details', { hasText: 'Who owns the finished site?' });
    await expect(item).toHaveAttribute('open');
    await expect(item.locator('summary')).toBeInViewport();
  });

  test('the button leads to the search page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('nda');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=nda');
    await expect(page.getByRole('main')).toContainText('non-disclosure agreement');
    await expect(page.getByRole('link', { name: 'Confidentiality and NDA' })).toHaveAttribute(
      'href',
      '/terms-and-conditions#confidentiality',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: /Ask us: “nda”/ })).toHaveAttribute('href', '/contact');
  });

  test('the query is shown as plain text', async ({ page }) => {
    await page.goto('/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20qqxzv');
    await expect(page.getByRole('heading', { name: 'for “<img src=x onerror=alert(1)> qqxzv”' })).toBeVisible();
  });
});
