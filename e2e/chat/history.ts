import type { Page } from '@playwright/test';
import { chatStorageKeys, chatTexts } from '#app/chat/chat-texts.ts';

/** Starts with a stored conversation of this many messages. */
export async function withHistory(page: Page, length: number): Promise<void> {
  const messages = Array.from({ length }, (_, id) => ({
    id,
    text: id === 0 ? chatTexts.greeting : `Message ${id}: a **sentence** of the length that people write in a chat.`,
    sender: id % 2 === 0 ? 'bot' : 'user',
    timestamp: new Date(1_700_000_000_000 + id * 1000).toISOString(),
  }));
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    chatStorageKeys.messages,
    JSON.stringify(messages),
  ] as const);
}
