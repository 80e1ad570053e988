import { expect } from '@playwright/test';
import { answerAll, chat, richAnswer } from '../chat/chat-page.ts';
import { withHistory } from '../chat/history.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { expectSpoken, listen, tabTo } from './keyboard.ts';

test('the chat can be opened, used, rated, minimized and closed by keyboard', async ({ page, context }) => {
  const spoken = await listen(page);
  await answerAll(page, richAnswer);
  await openPage(page, '/contact');
  const { launcher, panel, field, log, close } = chat(page);
  await tabTo(page, launcher);
  await expect(launcher).toHaveAccessibleName(/Chat with Our AI Support Bot/);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleName('Your question');
  await page.keyboard.type('Prices?');
  await page.keyboard.press('Enter');
  await expectSpoken(spoken, 'Website development comes in packages');
  await expect(field).toBeFocused();

  const helpful = log.getByRole('button', { name: 'Helpful', exact: true });
  await tabTo(page, helpful, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  const next = panel.getByRole('button', { name: 'Do you sign an NDA?' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(log.locator('[data-message]')).toHaveCount(5);
  await expect(field).toBeFocused();

  await context.setOffline(true);
  await expectSpoken(spoken, 'Offline answers');
  await context.setOffline(false);
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await expect(launcher).toBeFocused();
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
});

test('showing the last of the earlier messages keeps the focus in the conversation', async ({ page }) => {
  await withHistory(page, 25);
  await openPage(page, '/about');
  const { launcher, panel, log, scroller } = chat(page);
  await launcher.press('Enter');
  await expect(log.locator('[data-message]')).toHaveCount(20);
  await panel.getByRole('button', { name: 'Show earlier messages' }).press('Enter');
  await expect(log.locator('[data-message]')).toHaveCount(25);
  await expect(scroller).toBeFocused();
});
