import { expect } from '@playwright/test';
import { finishMotion } from '../finish-motion.ts';
import { openPage, scriptsRun } from '../open-page.ts';
import { test } from '../test.ts';
import { answerAll, ask, chat, openChat, stored } from './chat-page.ts';

test.use({ likesMotion: true });

test('closed, open and minimized: each shows the right parts and leads to the others', async ({ page }) => {
  await page.goto('/about');
  const { launcher, panel, field, send, log, clear, minimize, maximize, close } = chat(page);
  await test.step('while closed, a bubble offers help', async () => {
    await expect(launcher).toContainText('Need Help?');
    await expect(launcher).toContainText('Chat with Our AI Support Bot');
    await scriptsRun(page);
    await expect(launcher).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toBeHidden();
  });
  await test.step('the panel has a name', async () => {
    await launcher.click();
    await expect(field).toBeFocused();
    await expect(launcher).not.toContainText('Need Help?');
    await expect(launcher).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('heading', { name: 'Ask the AI Bot' })).toBeVisible();
    await expect(panel.getByText('Online', { exact: true })).toBeVisible();
    for (const control of [clear, minimize, close, send]) await expect(control).toBeVisible();
    await expect(field).toHaveAttribute('rows', '2');
    await expect(panel.getByText('Our AI bot may produce inaccurate information.')).toBeVisible();
    await expect(panel.getByText("Hi, I'm the AI assistant. How can I help you today?")).toBeVisible();
  });
  await test.step('the page next to the panel stays usable', async () => {
    const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    await blog.focus();
    await expect(blog).toBeFocused();
  });
  await test.step('minimizing hides messages and input and shrinks the panel', async () => {
    await finishMotion(panel);
    const tall = (await panel.boundingBox())?.height ?? 0;
    await minimize.click();
    await expect(log).toBeHidden();
    await expect(field).toBeHidden();
    await expect.poll(async () => (await panel.boundingBox())?.height).toBeLessThan(tall / 4);
    await maximize.click();
    await expect(field).toBeVisible();
    await expect(field).toBeFocused();
  });
  await test.step('the launcher flips open and closed and always clears minimized', async () => {
    await minimize.click();
    await launcher.click();
    await expect(panel).toBeHidden();
    await expect(launcher).toContainText('Need Help?');
    await expect.poll(() => stored(page, 'minimized')).toBe('false');
    await launcher.click();
    await expect(field).toBeFocused();
  });
  await test.step('closing clears minimized and returns the focus', async () => {
    await minimize.click();
    await close.click();
    await expect(panel).toBeHidden();
    await expect(launcher).toBeFocused();
    for (const flag of ['open', 'minimized'] as const) await expect.poll(() => stored(page, flag)).toBe('false');
  });
  await test.step('by keyboard: Enter and Space open, Escape minimizes and returns the focus', async () => {
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
    await expect(panel).toBeVisible();
    await expect(launcher).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Space');
    await expect(field).toBeFocused();
  });
  await test.step('clearing leaves the greeting and the quick questions', async () => {
    await answerAll(page);
    await ask(page, 'Hello?');
    await expect(log.getByText('A reply.')).toBeVisible();
    await field.fill('half a question');
    await clear.click();
    await expect(log.locator('[data-message]')).toHaveCount(1);
    await expect(field).toHaveValue('');
    await expect(panel.getByText('Quick questions:')).toBeVisible();
    await expect.poll(() => stored(page, 'input')).toBe('');
  });
});

test('a reload restores the chat without taking the focus', async ({ page }) => {
  const { panel, log, launcher, minimize, maximize, close, field } = await openChat(page);
  await answerAll(page);
  await ask(page, 'Is it still there?');
  await expect(page.getByText('A reply.')).toBeVisible();
  await field.fill('A draft');
  await page.unrouteAll();
  for (const [state, leave, comeBack] of [
    ['open', () => expect(field).toBeVisible(), () => expect(field).toBeVisible()],
    ['minimized', () => minimize.click(), () => maximize.click()],
    ['closed', () => close.click(), () => launcher.click()],
  ] as const) {
    await test.step(state, async () => {
      await leave();
      await page.reload();
      await scriptsRun(page);
      if (state === 'closed') await expect(launcher).toContainText('Need Help?');
      else await expect(panel).toBeVisible();
      await expect(log).toBeVisible({ visible: state === 'open' });
      await expect(page.locator('body')).toBeFocused();
      await comeBack();
      await expect(log.getByText('Is it still there?')).toBeVisible();
      await expect(field).toHaveValue('A draft');
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the launcher is a link to the contact page', async ({ page }) => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: 'Need Help? Chat with Our AI Support Bot' });
    await expect(link).toHaveAttribute('href', '/contact');
  });
});

test('a panel that cannot be loaded says so and can be retried', async ({ page }) => {
  await page.route('**/assets/panel-*.js', (route) => route.abort());
  await openPage(page, '/about');
  const { launcher } = chat(page);
  await launcher.click();
  await expect(page.getByRole('status').filter({ hasText: 'The chat did not load' })).toBeAttached();
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');
});
