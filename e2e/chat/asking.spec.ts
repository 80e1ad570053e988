import { expect } from '@playwright/test';
import { quickQuestions } from '#app/chat/chat-texts.ts';
import { serviceBySlug } from '#catalogue/services.ts';
import { test } from '../test.ts';
import { answerAll, answerLater, ask, chat, openChat, richAnswer, textAnswer } from './chat-page.ts';

test('a question is shown, the field is cleared and disabled, and the reply returns the focus', async ({ page }) => {
  const { log, field, send, panel } = await openChat(page);
  const answer = await answerLater(page, textAnswer('Four days.'));
  await field.fill('How long does a logo take?');
  await send.click();
  await expect(log.getByText('How long does a logo take?')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(panel.getByText('Writing a reply')).toBeAttached();
  answer();
  await expect(log.getByText('Four days.')).toBeVisible();
  await expect(panel.getByText('Writing a reply')).toHaveCount(0);
  await expect(field).toBeEnabled();
  await expect(field).toBeFocused();
});

test("Enter sends; blank text, Shift+Enter and input methods don't", async ({ page }) => {
  const { log, field, send } = await openChat(page);
  const asked = await answerAll(page);
  await test.step('blank text is not sent and the button stays disabled', async () => {
    await expect(send).toBeDisabled();
    await field.fill('  \n ');
    await expect(send).toBeDisabled();
    await field.press('Enter');
    await expect(log.locator('[data-message]')).toHaveCount(1);
    expect(asked).toEqual([]);
    await field.fill('');
  });
  await test.step('composing with an input method never sends', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    expect(asked).toEqual([]);
    await session.send('Input.insertText', { text: '日本' });
    await expect(field).toHaveValue('日本');
    await field.press('Enter');
    await expect.poll(() => asked.length).toBe(1);
    await expect(field).toBeFocused();
  });
  await test.step('Enter sends, Shift+Enter breaks the line', async () => {
    await field.pressSequentially('First line');
    await field.press('Shift+Enter');
    await field.pressSequentially('second line');
    await expect(field).toHaveValue('First line\nsecond line');
    await field.press('Enter');
    await expect(log.locator('[data-message]').nth(3)).toContainText('First line\nsecond line', { useInnerText: true });
  });
});

test('the request has the question as typed and normalized, and the history', async ({ page }) => {
  const { log } = await openChat(page);
  const asked = await answerAll(page);
  await ask(page, '  How much is a  WEBSTE? ');
  await expect(log.getByText('A reply.')).toHaveCount(1);
  await ask(page, 'And a logo?');
  await expect(log.getByText('A reply.')).toHaveCount(2);
  expect(asked[0]).toMatchObject({ query: 'how much is a website?', originalQuery: 'How much is a  WEBSTE?', topK: 3 });
  expect(asked[1]).toMatchObject({
    history: [
      { sender: 'bot', text: "Hi, I'm the AI assistant. How can I help you today?" },
      { sender: 'user', text: 'How much is a  WEBSTE?' },
      { sender: 'bot', text: 'A reply.' },
    ],
  });
});

test('quick questions are shown next to the greeting only, later up to three suggestions', async ({ page }) => {
  const { panel } = await openChat(page);
  const asked = await answerAll(page, richAnswer);
  const quick = panel.getByRole('list', { name: 'Quick questions:' });
  await expect(quick.getByRole('button')).toHaveText([...quickQuestions]);
  await quick.getByRole('button').nth(1).click();
  await expect(quick).toHaveCount(0);
  const next = panel.getByRole('list', { name: 'You could also ask:' });
  await expect(next.getByRole('button')).toHaveText(richAnswer.match.suggestions.slice(0, 3));
  await next.getByRole('button').first().press('Enter');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked).toMatchObject([{ originalQuery: quickQuestions[1] }, { originalQuery: 'How long does it take?' }]);
});

test("on a service's page its own questions come first, and the request says which page it is", async ({ page }) => {
  const { panel } = await openChat(page, '/service/logo-design');
  const asked = await answerAll(page);
  const own = serviceBySlug('logo-design').text.questions.slice(0, 2);
  const quick = panel.getByRole('list', { name: 'Quick questions:' }).getByRole('button');
  await expect(quick).toHaveText([...own.map(({ question }) => question), ...quickQuestions.slice(0, 2)]);
  await quick.first().click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked).toMatchObject([{ originalQuery: own[0]?.question, page: '/service/logo-design' }]);
});

test('a reply after clearing is dropped, one while the panel is closed is kept', async ({ page }) => {
  const { log, clear, close, field, launcher } = await openChat(page);
  const answer = await answerLater(page, textAnswer('Too late.'));
  await ask(page, 'Anything?');
  await expect(field).toBeDisabled();
  await clear.click();
  await expect(field).toBeEnabled();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await answerAll(page, textAnswer('In time.'));
  await ask(page, 'Something else?');
  await expect(log.getByText('In time.')).toBeVisible();
  await expect(log.getByText('Too late.')).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' });
  const answerNow = await answerLater(page, textAnswer('Here I am.'));
  await ask(page, 'Anybody?');
  await expect(field).toBeDisabled();
  await close.click();
  answerNow();
  await launcher.click();
  await expect(log.getByText('Here I am.')).toBeVisible();
});

test('navigating during a request keeps the chat open and moves the focus to the new page', async ({ page }) => {
  const { log, field } = await openChat(page);
  const answer = await answerLater(page, textAnswer('Still here.'));
  await ask(page, 'Are you coming along?');
  await expect(field).toBeDisabled();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('main h1')).toBeFocused();
  answer();
  await expect(log.getByText('Still here.')).toBeVisible();
  await expect(page.locator('main h1')).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });
  test('a conversation from the first tap to the reply', async ({ page }) => {
    await answerAll(page, textAnswer('Yes, we do.'));
    await page.goto('/about');
    const { launcher, panel, log, field, send, minimize, maximize, close, clear } = chat(page);
    await launcher.tap();
    await expect(panel).toBeVisible();
    await expect(field).not.toBeFocused();
    await panel.getByRole('button', { name: quickQuestions[3] }).tap();
    await expect(log.getByText('Yes, we do.')).toBeVisible();
    await field.tap();
    await field.fill('And banners?');
    await send.tap();
    await expect(log.getByText('Yes, we do.')).toHaveCount(2);
    await minimize.tap();
    await maximize.tap();
    await clear.tap();
    await expect(log.locator('[data-message]')).toHaveCount(1);
    await close.tap();
    await expect(panel).toBeHidden();
  });
});
