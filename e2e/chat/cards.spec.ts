import { expect, type Locator, type Page } from '@playwright/test';
import { sum } from '../../catalogue/fixture-figures.ts';
import { renderReferences } from '../../catalogue/references.ts';
import { orderStart } from '../../company/addresses.ts';
import { test } from '../test.ts';
import { findingsInTheme } from '../themed-findings.ts';
import { answerAll, ask, chat, openChat, searchPath } from './chat-page.ts';

/** Asks the site's own assistant; returns its reply and what the chat shows of it. */
async function askFor(page: Page, question: string) {
  const { log } = await openChat(page);
  const answered = page.waitForResponse(searchPath);
  await ask(page, question);
  const { match } = (await (await answered).json()) as { match: { answer: string } };
  const reply = log.locator('[data-message]').last();
  await expect(reply.getByRole('button', { name: 'Copy reply' })).toBeVisible();
  return { log, reply, printed: match.answer };
}

/** Findings about the chat; the page behind it is checked separately. */
async function expectSoundPanel(page: Page): Promise<void> {
  const id = await chat(page).panel.getAttribute('id');
  expect(await findingsInTheme(page, 'light', { judges: 'all', within: [`#${id}`] })).toEqual([]);
}

const basicWebsite = sum('website-development.basic');
const standardLogo = sum('logo-design.standard');

test('a quote is a card with lines, days and total, and links to its estimate and to ordering', async ({ page }) => {
  const { reply, printed } = await askFor(
    page,
    'How much is the Standard logo design package and the Basic website development package together?',
  );
  const card = reply.locator('dl');
  await expect(card.locator('dt')).toHaveText([
    renderReferences('Logo DesignStandard · {logo-design.standard.days}'),
    renderReferences('Website DevelopmentBasic · {website-development.basic.days}'),
    'Total',
  ]);
  await expect(card.locator('dd')).toHaveText([
    standardLogo,
    basicWebsite,
    sum('logo-design.standard', 'website-development.basic'),
  ]);
  await expect(reply.getByRole('link', { name: 'Order', exact: true })).toHaveAttribute('href', orderStart);
  await expect(reply.locator('table')).toHaveCount(0);
  // The API's text contains the lines and URLs; the chat shows a card and buttons instead.
  expect(printed).toContain('https://');
  await expect(reply).not.toContainText('https://');
  await expect(reply.locator('li', { hasText: 'Logo Design, Standard' })).toHaveCount(0);
  await expectSoundPanel(page);
  await reply.getByRole('link', { name: 'Open this estimate' }).click();
  await expect(page).toHaveURL(/\/estimate\?.*logo-design\.standard\.1.*website-development\.basic\.1/);
  await expect(page.getByRole('main')).toContainText(sum('logo-design.standard', 'website-development.basic'));
});

test('services without a chosen package are a card too, with what each starts at', async ({ page }) => {
  const { reply } = await askFor(page, 'a website and SEO please');
  const card = reply.locator('dl');
  const start = ['website-development.basic', 'search-engine-optimization.basic'] as const;
  await expect(card.locator('dt')).toHaveText([
    /^Website DevelopmentBasic/,
    /^Search Engine OptimizationBasic/,
    'Total',
  ]);
  await expect(card.locator('dd')).toHaveText([
    sum(start[0]),
    new RegExp(`^\\${sum(start[1])} per \\d+ days$`),
    new RegExp(`^from \\${sum(start[0])} once \\+ \\${sum(start[1])} per \\d+ days$`),
  ]);
  await expect(reply.getByRole('listitem').filter({ hasText: 'Premium' })).toHaveCount(0);
  await expect(reply.getByRole('link')).toHaveText([
    'Open this estimate',
    'See Website Development packages',
    'See SEO packages',
  ]);
  await expectSoundPanel(page);
  await reply.getByRole('link', { name: 'Open this estimate' }).click();
  await expect(page).toHaveURL(/item=website-development\.basic\.1&item=search-engine-optimization\.basic\.1/);
});

test('a link to the packages minimizes the panel, which would cover them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { reply } = await askFor(page, 'Compare the website development packages');
  await reply.getByRole('link', { name: 'See Website Development packages' }).click();
  await expect(page).toHaveURL(/\/service\/website-development#place-order$/);
  await expect(chat(page).field).toBeHidden();
  await expect(chat(page).maximize).toBeVisible();
});

test('before the first question, a service page shows its packages with their prices', async ({ page }) => {
  const { panel } = await openChat(page, '/service/logo-design');
  const card = panel.getByRole('region', { name: 'Logo Design' });
  const prices = ['basic', 'standard', 'premium'].map((tier) => sum(`logo-design.${tier}`));
  await expect(card.locator('dd')).toHaveText(prices);
  await expectSoundPanel(page);
  await answerAll(page);
  await ask(page, 'Hello');
  await expect(card).toHaveCount(0);
});

test('a package is a card with price, days and contents', async ({ page }) => {
  const { reply, printed } = await askFor(page, 'How much is the standard logo package?');
  const card = reply.locator('div', { has: page.getByText('Logo Design, Standard', { exact: true }) }).last();
  await expect(card.getByRole('paragraph')).toHaveText(['Logo Design, Standard', standardLogo]);
  await expect(card.getByRole('listitem')).toHaveText([
    renderReferences('{logo-design.standard.days}'),
    renderReferences('{logo-design.standard.concepts}'),
  ]);
  expect(printed).toContain('https://');
  await expect(reply).not.toContainText('https://');
  await expect(reply.getByRole('link', { name: 'Open this estimate' })).toHaveAttribute(
    'href',
    /logo-design\.standard\.1/,
  );
  await expect(reply.getByRole('link', { name: 'See Logo Design packages' })).toHaveAttribute('href', /#place-order$/);
  await expectSoundPanel(page);
});

test('packages are compared in a table, not in a list as well', async ({ page }) => {
  const { reply } = await askFor(page, 'Compare the logo design packages');
  const table = reply.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Basic', 'Standard', 'Premium']);
  const prices = ['basic', 'standard', 'premium'].map((tier) => sum(`logo-design.${tier}`));
  await expect(table.getByRole('row', { name: /^Price/ }).getByRole('cell')).toHaveText(prices);
  await expect(reply.getByRole('listitem').filter({ hasText: 'concepts' })).toHaveCount(0);
  const contents = table.getByRole('row').filter({ hasText: 'Included' });
  await expect(contents.first()).toBeVisible();
  for (const row of await contents.all())
    for (const cell of await row.getByRole('cell').all()) await expect(cell).toHaveText(/^(Not included|Included)$/);
  for (const name of ['Order Basic', 'Order Standard', 'Order Premium'])
    await expect(table.getByRole('link', { name })).toHaveAttribute('href', /service=logo-design&package=\w+$/);
  await expect(reply).not.toContainText('https://');
  await expectSoundPanel(page);
});

test('on a phone, all packages of a comparison are visible at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { reply } = await askFor(page, 'Compare the website development packages');
  const frame = reply.getByRole('region', { name: 'Website Development: what differs' });
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(frame.getByRole('columnheader')).toHaveText(['Basic', 'Standard', 'Premium']);
  await expect(frame.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  await expectSoundPanel(page);
});

test('on a phone, every cell is below its package', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { reply } = await askFor(page, 'Compare the logo design packages');
  const lefts = (row: Locator) =>
    row.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  const heads = await lefts(reply.getByRole('columnheader'));
  const rows = reply.locator('tbody tr');
  for (const row of await rows.all()) expect((await lefts(row.locator('td'))).slice(-heads.length)).toEqual(heads);
});

test('the question stays visible above a long reply', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { log, reply } = await askFor(page, 'Compare the website development packages');
  await expect(reply.getByRole('table')).toBeAttached();
  const question = log.locator('[data-message]').nth(-2);
  await expect(question).toHaveText(/Compare the website development packages/);
  await expect(question).toBeInViewport({ ratio: 1 });
});

test('the field starts as one line, grows with its text and stops before it fills the panel', async ({ page }) => {
  const { field, panel } = await openChat(page);
  const height = async () => (await field.boundingBox())?.height ?? 0;
  const empty = await height();
  expect(empty).toBeLessThan(56);
  await field.fill('One line\nand another\nand a third');
  const three = await height();
  expect(three).toBeGreaterThan(empty + 20);
  await field.fill('A line\n'.repeat(60));
  const most = await height();
  expect(most).toBeGreaterThanOrEqual(three);
  expect(most).toBeLessThan(((await panel.boundingBox())?.height ?? 0) / 2);
  await field.fill('');
  expect(await height()).toBe(empty);
});
