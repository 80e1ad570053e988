import { expect } from '@playwright/test';
import { nothingToDo, openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { answerAll, ask, chat, openChat } from './chat-page.ts';

test.use({ savesData: false });

test('nothing of the panel is loaded before a pointer or focus comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, '/about');
  await nothingToDo(page);
  const panel = () => scripts.filter((path) => path.includes('/panel-')).length;
  expect(panel()).toBe(0);
  await chat(page).launcher.hover();
  await expect.poll(panel).toBe(1);
  await chat(page).launcher.click();
  await expect(chat(page).field).toBeFocused();
  expect(panel()).toBe(1);
});

test('focus loads it as well', async ({ page }) => {
  await openPage(page, '/about');
  const loaded = page.waitForRequest(/\/panel-/);
  await chat(page).launcher.focus();
  await loaded;
});

test('what the browser needs to answer offline is fetched once the chat is open', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await answerAll(page);
  await openPage(page, '/about');
  await nothingToDo(page);
  const needed = () => ['/browser-', '/student-'].filter((name) => fetched.some((path) => path.includes(name)));
  expect(needed()).toEqual([]);
  await openChat(page);
  await expect.poll(needed).toEqual(['/browser-', '/student-']);
});

test.describe('with data saver', () => {
  test.use({ savesData: true });

  test('it is not fetched while the server answers', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await answerAll(page);
    const { log } = await openChat(page);
    await ask(page, 'Hello?');
    await expect(log.getByText('A reply.')).toBeVisible();
    await nothingToDo(page);
    expect(fetched.filter((path) => path.includes('/browser-') || path.includes('/student-'))).toEqual([]);
  });
});

test('no script or style of the chat breaks the content security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const { log } = await openChat(page);
  await answerAll(page);
  await ask(page, 'Hello?');
  await expect(log.getByText('A reply.')).toBeVisible();
  expect(complaints).toEqual([]);
});
