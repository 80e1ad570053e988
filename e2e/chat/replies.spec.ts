import { expect } from '@playwright/test';
import { company } from '../../company/facts.ts';
import { test } from '../test.ts';
import { answerAll, ask, openChat, richAnswer, textAnswer } from './chat-page.ts';

test('a rich reply: tables, formatted text, its basis, copying, rating, and links that keep the chat', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { log, panel } = await openChat(page);
  await answerAll(page, richAnswer);
  await ask(page, 'Prices?');
  await test.step('tables are real tables with a caption, headings and a total', async () => {
    const table = log.getByRole('table', { name: 'Website development packages' });
    await expect(table.getByRole('columnheader')).toHaveText(['Package', 'Price', 'Delivery']);
    await expect(table.getByRole('rowheader')).toHaveText(['Basic', 'Standard', 'Both']);
    await expect(table.locator('tfoot')).toContainText('$1,300');
  });
  await test.step('text is formatted: bold, lists, links, mail and chat-app links', async () => {
    const reply = log.locator('[data-message]').last();
    await expect(reply.locator('strong')).toHaveText('Website development');
    await expect(reply.locator('li', { hasText: 'Basic: $500, 30 days' })).toBeVisible();
    await expect(reply.locator('p a, li a').filter({ hasText: '@' })).toHaveAttribute('href', /^mailto:info@/);
    await expect(reply.locator('a[href^="https://wa.me/442079460958"]')).toContainText('+44 20 7946 0958');
    await expect(reply.locator('a[href="/service/website-development#place-order"]').first()).toBeVisible();
  });
  await test.step('it can be copied and rated', async () => {
    await log.getByRole('button', { name: 'Copy reply' }).click();
    await expect(log.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Basic | $500 | 30 days');
    const posted = page.waitForResponse('**/api/chatbot/feedback');
    const helpful = log.getByRole('button', { name: 'Helpful', exact: true });
    await helpful.click();
    const response = await posted;
    expect(response.status()).toBe(204);
    expect(response.request().postDataJSON()).toEqual({ question: 'Prices?', replyId: richAnswer.match.id, score: 1 });
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await log.getByRole('button', { name: 'Not helpful' }).click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('it says what it is based on, and its links keep the chat open', async () => {
    await expect(log.getByText('Based on our price list: Website Development (Basic, Standard)')).toBeVisible();
    await page.evaluate('window.sameDocument = true');
    await log.getByRole('link', { name: 'Order website development' }).click();
    await expect(page).toHaveURL(/\/service\/website-development#place-order$/);
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    await expect(panel).toBeVisible();
  });
});

test('the conversation can be continued with a person, or copied', async ({ page }) => {
  const { panel, log, field } = await openChat(page);
  await answerAll(page, richAnswer);
  await expect(panel.getByText('Share or save')).toHaveCount(0);
  await ask(page, 'Prices for a shop?');
  await expect(log.getByRole('table')).toBeVisible();
  await panel.getByText('Share or save').click();
  for (const name of ['Continue on WhatsApp', 'Continue by email']) {
    const address = decodeURIComponent((await panel.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(address).toContain('- Prices for a shop?');
    expect(address).toContain('Website Development, Basic: $500');
  }
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download conversation' }).click();
  expect((await download).suggestedFilename()).toBe(`${company.storagePrefix}-chat.txt`);
  await expect(panel.getByRole('link', { name: 'Continue by email' })).toBeHidden();
  await panel.getByText('Share or save').click();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('link', { name: 'Continue by email' })).toBeHidden();
  await expect(field).toBeVisible();
});

test('script tags are text, in questions and in replies, and 10,000 characters stay within the panel', async ({
  page,
}) => {
  const script = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">';
  const { log, scroller } = await openChat(page);
  await answerAll(page, textAnswer(`You wrote ${script}`));
  await ask(page, script);
  await expect(log.getByText(`You wrote ${script}`)).toBeVisible();
  await expect(log.getByText(script, { exact: true })).toBeVisible();
  await expect(log.locator('img, script')).toHaveCount(0);
  expect(await page.evaluate('window.hacked')).toBeUndefined();

  await answerAll(page, textAnswer('y'.repeat(10_000)));
  await ask(page, 'x'.repeat(10_000));
  await expect(log.getByText('yyyy')).toBeAttached();
  expect(await scroller.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
});
