import { expect } from '@playwright/test';
import type { Hit } from '#assistant/contract.ts';
import { answerAll, ask, chat, openChat, richAnswer } from '../chat/chat-page.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { findingsInBothThemes } from '../themed-findings.ts';
import { replyAsStaff, talkAsStaff } from './staff.ts';
import { comeBack, fillInHandOver, handOver, handOverTo } from './talk-page.ts';

/** About one package, which the visitor may have in mind. */
const aboutOne: Hit = {
  ...richAnswer,
  match: { ...richAnswer.match, facts: richAnswer.match.facts.slice(0, 1), tables: [] },
};

test('a talk is handed over, answered, followed up and answered again, in the same chat', async ({ page }) => {
  await answerAll(page, aboutOne);
  const { panel, log, field, launcher, close } = await openChat(page);
  await ask(page, 'What does a website cost?');
  await expect(log.getByText('comes in packages', { exact: false })).toBeVisible();
  const reference = await handOverTo(page, 'Can somebody call me about this?');
  const { lead } = await talkAsStaff(reference);
  expect(lead).toMatchObject({ name: 'Asha Rao', message: 'Can somebody call me about this?' });
  expect(lead?.transcript).toContain('What does a website cost?');
  expect(lead?.estimate).toContain('website-development.basic');
  await close.click();

  await replyAsStaff(reference, 'Yes, <b>when</b> does it suit you?');
  await openPage(page, '/services');
  await expect(launcher).toHaveAccessibleName('A reply from our team');
  await launcher.click();
  await expect(log.getByText('Yes, <b>when</b> does it suit you?')).toBeVisible();
  await expect(log.getByText('Noor', { exact: false })).toBeVisible();

  await field.fill('Tomorrow at nine.');
  await field.press('Enter');
  await expect(log.getByText('Tomorrow at nine.')).toBeVisible();
  await expect(field).toHaveValue('');
  expect((await talkAsStaff(reference)).said).toEqual(['Yes, <b>when</b> does it suit you?', 'Tomorrow at nine.']);
  await replyAsStaff(reference, 'Nine it is.');
  await comeBack(page);
  await expect(log.getByText('Nine it is.')).toHaveCount(1);

  await panel.getByLabel('To the assistant').check();
  await ask(page, 'And a shop?');
  await expect(log.getByText('comes in packages', { exact: false })).toHaveCount(2);
  expect((await talkAsStaff(reference)).said).toHaveLength(3);
});

test('the assistant receives nothing of what is said to people', async ({ page }) => {
  const asked = await answerAll(page);
  const { panel } = await openChat(page);
  await handOverTo(page, 'A secret for people.');
  await panel.getByLabel('To the assistant').check();
  await ask(page, 'Hello?');
  await expect(chat(page).log.getByText('A reply.')).toBeVisible();
  expect(JSON.stringify(asked)).not.toContain('secret');
});

test('without the tick, nothing of the chat is sent', async ({ page }) => {
  await answerAll(page, richAnswer);
  await openChat(page);
  await ask(page, 'What does a website cost?');
  const { open, along, send } = handOver(page);
  await open.click();
  await expect(along).toBeChecked();
  await along.uncheck();
  await fillInHandOver(page, 'Please call.');
  const posted = page.waitForRequest('**/api/talk');
  await send.click();
  expect((await posted).postDataJSON()).toMatchObject({ transcript: '', estimate: '' });
});

test('errors are next to their field; a failed message is kept and not sent twice', async ({ page }) => {
  await openChat(page);
  const { open, send, email, message, form } = handOver(page);
  await open.click();
  await fillInHandOver(page, 'Please call.');
  await email.fill('asha');
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('This is not a complete email address.');
  await email.fill('asha@client.example');

  const keys: unknown[] = [];
  let fails = true;
  await page.route('**/api/talk', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().postDataJSON().key);
    // It is stored, and the response is lost on the way.
    if (fails) await route.fetch();
    return fails ? route.abort() : route.continue();
  });
  await send.click();
  await expect(form.getByRole('alert')).toContainText("didn't get through");
  await expect(message).toHaveValue('Please call.');
  fails = false;
  await send.click();
  await expect(chat(page).log.getByText('Its reference is', { exact: false })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('a follow-up that got lost is still in the field, and sent once', async ({ page }) => {
  const { log, field, panel } = await openChat(page);
  const reference = await handOverTo(page, 'Please call.');
  let fails = true;
  await page.route('**/api/talk/messages', async (route) => {
    if (fails) await route.fetch();
    return fails ? route.abort() : route.continue();
  });
  await ask(page, 'Today?');
  await expect(panel.getByText("It didn't get through", { exact: false })).toBeVisible();
  await expect(field).toHaveValue('Today?');
  fails = false;
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(log.getByText('Today?', { exact: true })).toHaveCount(1);
  expect((await talkAsStaff(reference)).said).toEqual(['Today?']);
});

test('two tabs announce a reply once', async ({ page, context }) => {
  await openChat(page);
  const reference = await handOverTo(page, 'Please call.');
  const other = await context.newPage();
  await openPage(other, '/services');
  await replyAsStaff(reference, 'We will.');
  await comeBack(page);
  await expect(chat(page).log.getByText('We will.')).toHaveCount(1);
  await comeBack(other);
  await expect(chat(other).log.getByText('We will.')).toHaveCount(1);
  await page.reload();
  await expect(chat(page).log.getByText('We will.')).toHaveCount(1);
  await other.close();
});

test('without a talk nothing is polled, and a deleted talk is forgotten', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openChat(page);
  await comeBack(page);
  expect(asked.filter((path) => path.startsWith('/api/talk'))).toEqual([]);
  await handOverTo(page, 'Please call.');
  await page.route('**/api/talk/messages?*', (route) => route.fulfill({ status: 404, json: { error: 'Gone.' } }));
  await comeBack(page);
  await expect(page.getByLabel('To the assistant')).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`axe finds nothing in the form, the talk and its page, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerAll(page, richAnswer);
    const { panel, close, launcher } = await openChat(page);
    await ask(page, 'What does a website cost?');
    await handOver(page).open.click();
    await fillInHandOver(page, 'Please call.');
    await handOver(page).email.fill('asha');
    await handOver(page).send.click();
    await expect(handOver(page).email).toBeFocused();
    expect(await findingsInBothThemes(page, ['#chat-panel'])).toEqual([]);
    await handOver(page).back.click();
    await expect(handOver(page).open).toBeFocused();
    const reference = await handOverTo(page, 'Please call.');
    await replyAsStaff(reference, 'We will.');
    await comeBack(page);
    await expect(panel.getByText('We will.')).toBeVisible();
    expect(await findingsInBothThemes(page, ['#chat-panel'])).toEqual([]);
    const address = await panel.getByRole('link', { name: 'Open as a page' }).getAttribute('href');
    await close.click();
    await replyAsStaff(reference, 'And once more.');
    await comeBack(page);
    await expect(launcher).toHaveAccessibleName('A reply from our team');
    expect(await findingsInBothThemes(page, ['#chat-launcher'])).toEqual([]);
    await openPage(page, address ?? '');
    await expect(page.getByText('And once more.')).toBeVisible();
    expect(await findingsInBothThemes(page, ['main'])).toEqual([]);
  });
}
