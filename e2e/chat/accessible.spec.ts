import { expect, type Page } from '@playwright/test';
import { toTalkButtonId } from '../../app/chat/talk/talk-state.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { findingsInBothThemes } from '../themed-findings.ts';
import { answerAll, answerLater, ask, chat, openChat, richAnswer } from './chat-page.ts';

async function expectNoViolations(page: Page, within = ['#chat-launcher', '#chat-panel']): Promise<void> {
  expect(await findingsInBothThemes(page, within)).toEqual([]);
}

for (const width of [360, 1440]) {
  test(`axe finds nothing in any state, light or dark, ${width} pixels wide`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/about');
    await expectNoViolations(page, ['#chat-launcher']);
    const { field, log, minimize, maximize, panel } = await openChat(page);
    await expectNoViolations(page);
    const answer = await answerLater(page, richAnswer);
    await ask(page, 'Prices?');
    await expect(field).toBeDisabled();
    await expectNoViolations(page);
    answer();
    await expect(log.getByRole('table')).toBeAttached();
    await expectNoViolations(page);
    await panel.getByText('Share or save').click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await expect(panel.getByText('Offline answers')).toBeVisible();
    await expectNoViolations(page);
    await minimize.click();
    await expect(maximize).toBeVisible();
    await expectNoViolations(page);
  });
}

test('finished replies are announced politely', async ({ page }) => {
  const { log } = await openChat(page);
  await answerAll(page);
  await expect(log).toHaveAttribute('aria-live', 'polite');
  await ask(page, 'Hello?');
  await expect(log.getByText('Assistant:').last()).toBeAttached();
  await expect(log.getByText('Writing a reply')).toHaveCount(0);
});

test('with forced colours every control has a visible edge or icon', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { panel, send, launcher } = await openChat(page);
  await expect(panel).toHaveCSS('border-top-style', 'solid');
  await expect(send).toHaveCSS('border-top-style', 'solid');
  await expect(launcher).toBeVisible();
});

test('with reduced motion nothing moves', async ({ page }) => {
  const { panel } = await openChat(page);
  await answerLater(page);
  await ask(page, 'Hello?');
  await expect(panel.getByText('Writing a reply')).toBeAttached();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the whole conversation works by keyboard alone', async ({ page }) => {
  await answerAll(page, richAnswer);
  await openPage(page, '/about');
  const { launcher, field, log, panel } = chat(page);
  await launcher.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('Prices?');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('table')).toBeAttached();
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${toTalkButtonId}`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByText('Share or save')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Continue on WhatsApp' })).toBeFocused();
});
