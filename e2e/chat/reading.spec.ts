import { expect, type Page } from '@playwright/test';
import { chatTexts } from '#app/chat/chat-texts.ts';
import { chatStorageKeys } from '../../app/chat/chat-texts.ts';
import { test } from '../test.ts';
import { answerAll, answerLater, ask, chat, openChat, textAnswer } from './chat-page.ts';
import { withHistory } from './history.ts';

const longReply = textAnswer(Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of the reply.`).join('\n'));

/** Scrolls, and waits until the page has noticed. */
async function scrollTo(page: Page, position: number): Promise<void> {
  await chat(page).scroller.evaluate(
    (list, top) =>
      new Promise((resolve) => {
        list.addEventListener('scroll', resolve, { once: true });
        list.scrollTo({ top, behavior: 'instant' });
      }),
    position,
  );
}

const top = (page: Page) => chat(page).scroller.evaluate((list) => Math.round(list.scrollTop));

test('a reply is scrolled to its beginning', async ({ page }) => {
  const { log } = await openChat(page);
  await answerAll(page, longReply);
  await ask(page, 'Tell me everything');
  await expect(log.getByText('Line 1 of the reply.')).toBeInViewport();
  await expect(log.getByText('Line 60 of the reply.')).not.toBeInViewport();
});

test('a visitor who has scrolled up stays there and is told of the new reply', async ({ page }) => {
  await withHistory(page, 25);
  const { log, panel } = await openChat(page);
  const answer = await answerLater(page, textAnswer('Something new.'));
  await expect(log.locator('[data-message]')).toHaveCount(20);
  await ask(page, 'Anything new?');
  await scrollTo(page, 100);
  answer();
  const button = panel.getByRole('button', { name: 'New reply' });
  await expect(button).toBeVisible();
  await expect.poll(() => top(page)).toBe(100);
  await button.click();
  await expect(log.getByText('Something new.')).toBeInViewport();
  await expect(button).toHaveCount(0);
});

test('the list keeps its scroll position when minimized, closed and on navigation', async ({ page }) => {
  await withHistory(page, 25);
  const { log, minimize, maximize, close, launcher, panel } = await openChat(page);
  await expect(log.locator('[data-message]')).toHaveCount(20);
  await scrollTo(page, 150);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(panel).toBeVisible();
  await expect.poll(() => top(page)).toBe(150);
  await minimize.click();
  await maximize.click();
  await expect.poll(() => top(page)).toBe(150);
  await close.click();
  await launcher.click();
  await expect.poll(() => top(page)).toBe(150);
});

test('of 500 messages the last ones are rendered, the others on request', async ({ page }) => {
  await withHistory(page, 500);
  const { log, panel } = await openChat(page);
  await answerAll(page);
  await expect(log.getByText('Message 499:')).toBeVisible();
  await expect(log.locator('[data-message]')).toHaveCount(20);
  await scrollTo(page, 0);
  const first = log.getByText('Message 480:');
  const before = (await first.boundingBox())?.y;
  await panel.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(log.locator('[data-message]')).toHaveCount(50);
  expect(Math.abs(((await first.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(60);
  await ask(page, 'One more');
  await expect(log.getByText('A reply.')).toBeVisible();
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), chatStorageKeys.messages);
  expect(kept).toHaveLength(500);
  expect(kept[0].text).toBe(chatTexts.greeting);
});
