import type { Page } from '@playwright/test';
import { toTalkButtonId } from '../../app/chat/talk/talk-state.ts';
import { chat } from '../chat/chat-page.ts';

export function handOver(page: Page) {
  const form = page.getByRole('form', { name: 'Talk to a person' });
  return {
    form,
    open: page.locator(`#${toTalkButtonId}`),
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    message: form.getByLabel('What is it about?'),
    along: form.getByLabel('Send this conversation along', { exact: false }),
    send: form.getByRole('button', { name: 'Send to the team' }),
    back: form.getByRole('button', { name: 'Back to the chat' }),
  };
}

export async function fillInHandOver(page: Page, text: string): Promise<void> {
  const { name, email, message } = handOver(page);
  await name.fill('Asha Rao');
  await email.fill('asha@client.example');
  await message.fill(text);
}

/** Opens the form, submits it and returns the reference in the confirmation. */
export async function handOverTo(page: Page, text: string): Promise<string> {
  const { open, send } = handOver(page);
  await open.click();
  await fillInHandOver(page, text);
  await send.click();
  return referenceIn(page);
}

export async function referenceIn(page: Page): Promise<string> {
  const thanks = chat(page).log.getByText('Its reference is', { exact: false });
  await thanks.waitFor();
  return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
}

/** Replies are polled when a tab becomes visible again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
