import { expect } from '@playwright/test';
import { chatTexts } from '#app/chat/chat-texts.ts';
import { company } from '../../company/facts.ts';
import { openPage } from '../open-page.ts';
import { test } from '../test.ts';
import { answerAll, answerWith, ask, chat, openChat, stored, textAnswer } from './chat-page.ts';

test('everything is stored under the four keys on every change', async ({ page }) => {
  const { field, minimize, log } = await openChat(page);
  await answerAll(page, textAnswer('Stored.'));
  await expect.poll(() => stored(page, 'open')).toBe('true');
  await ask(page, 'Keep this');
  await expect(log.getByText('Stored.')).toBeVisible();
  const messages = JSON.parse((await stored(page, 'messages')) ?? '[]');
  expect(messages).toMatchObject([
    { sender: 'bot', text: chatTexts.greeting },
    { sender: 'user', text: 'Keep this' },
    { sender: 'bot', text: 'Stored.' },
  ]);
  for (const { id, timestamp } of messages) {
    expect(id).toEqual(expect.any(Number));
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
  }
  await field.fill('unsent');
  await expect.poll(() => stored(page, 'input')).toBe('unsent');
  await minimize.click();
  await expect.poll(() => stored(page, 'minimized')).toBe('true');
});

const bad = {
  corrupt: { messages: '[{"id":1,', input: '\u0000', open: 'yes', minimized: '{}' },
  hostile: {
    messages: JSON.stringify([
      { id: 1, text: '<img src=x onerror="window.hacked=1">', sender: 'bot', timestamp: '2026-01-01T00:00:00.000Z' },
      { id: 2, text: { toString: 'x' }, sender: '__proto__', timestamp: 'x' },
      {
        id: 3,
        text: 'Look',
        sender: 'bot',
        timestamp: '2026-01-01T00:00:00.000Z',
        reply: { id: 1, links: [{ label: 'x', url: 'javascript:window.hacked=1' }] },
      },
    ]),
    input: '<script>window.hacked=1</script>',
    open: 'true',
    minimized: 'false',
  },
};

for (const [name, values] of Object.entries(bad)) {
  test(`${name} storage does no harm`, async ({ page }) => {
    await answerAll(page);
    const entries = Object.entries(values).map(
      ([key, value]) => [`${company.storagePrefix}-chat-${key}`, value] as const,
    );
    await page.addInitScript((stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value);
    }, entries);
    await openPage(page, '/about');
    const { launcher, panel, log } = chat(page);
    if (name === 'corrupt') await launcher.click();
    await expect(panel).toBeVisible();
    await expect(log.getByText(chatTexts.greeting)).toBeVisible();
    await ask(page, 'Still well?');
    await expect(log.getByText('A reply.')).toBeVisible();
    await expect(log.locator('img, a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
  });
}

for (const [name, sabotage] of Object.entries({
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  },
})) {
  test(`with ${name} storage the chat works and forgets`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await answerAll(page);
    await page.addInitScript(sabotage);
    const { log, close, launcher } = await openChat(page);
    await ask(page, 'Does it work?');
    await expect(log.getByText('A reply.')).toBeVisible();
    await close.click();
    await launcher.click();
    await expect(log.getByText('A reply.')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('two tabs stay in sync and do not overwrite each other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await answerAll(one, textAnswer('To tab one.'));
  await answerAll(two, textAnswer('To tab two.'));
  const first = await openChat(one);
  await two.goto('/blog');
  const second = chat(two);
  await expect(second.panel).toBeVisible();
  await ask(one, 'From tab one');
  await expect(second.log.getByText('To tab one.')).toBeVisible();
  await ask(two, 'From tab two');
  await expect(first.log.getByText('To tab two.')).toBeVisible();
  for (const { log } of [first, second]) {
    await expect(log.locator('[data-message]')).toHaveCount(5);
  }
  await first.panel.getByRole('heading').click();
  await second.field.fill('A shared draft');
  await expect(first.field).toHaveValue('A shared draft');
  await second.panel.getByRole('heading').click();
  await first.clear.click();
  await expect(second.log.locator('[data-message]')).toHaveCount(1);
  await expect(second.field).toHaveValue('');
  await second.close.click();
  await expect(first.panel).toBeHidden();
});

test('tabs that write at the same time lose nothing', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) await answerAll(page);
  const first = await openChat(one);
  await two.goto('/about');
  const second = chat(two);
  await expect(second.panel).toBeVisible();
  await Promise.all([ask(one, 'At once one'), ask(two, 'At once two')]);
  for (const { log } of [first, second]) {
    await expect(log.locator('[data-message]')).toHaveCount(5);
    await expect(log).toContainText('At once one');
    await expect(log).toContainText('At once two');
  }
});

test('a question left unanswered by a reload can be asked again', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  let mute = true;
  await answerWith(page, (route) => (mute ? asked.resolve() : route.fulfill({ json: textAnswer('Now I do.') })));
  const { field, log, panel } = await openChat(page);
  await ask(page, 'Will you answer?');
  await expect(field).toBeDisabled();
  await asked.promise;
  mute = false;
  await page.reload();
  await expect(log.getByText('Will you answer?')).toBeVisible();
  await panel.getByRole('button', { name: 'Ask again' }).click();
  await expect(log.getByText('Now I do.')).toBeVisible();
  await expect(log.getByText('Will you answer?')).toHaveCount(1);
});
