import type { Page, Route } from '@playwright/test';
import type { Hit, NoHit } from '#assistant/contract.ts';
import { panelId } from '../../app/chat/element-ids.ts';
import { company } from '../../company/facts.ts';
import { openPage } from '../open-page.ts';

export const searchPath = '**/api/chatbot/semantic-search';

/** A reply with everything a reply can contain. */
export const richAnswer: Hit = {
  match: {
    id: 'catalogue:website-development',
    question: 'How much does website development cost?',
    answer: `**Website development** comes in packages:\n- Basic: $500, 30 days\n- Standard: $800, 30 days\nSee ${company.site}/service/website-development or write to ${company.email} or WhatsApp ${company.whatsapp}.`,
    score: 1,
    source: 'catalogue',
    facts: [
      { value: '$500', row: 'website-development/basic', field: 'price' },
      { value: '$800', row: 'website-development/standard', field: 'price' },
    ],
    links: [
      { label: 'Order website development', url: `${company.site}/service/website-development#place-order` },
      { label: 'All services', url: `${company.site}/services` },
    ],
    suggestions: ['How long does it take?', 'Do you sign an NDA?', 'Is the source code mine?', 'A fourth question?'],
    tables: [
      {
        caption: 'Website development packages',
        head: ['Package', 'Price', 'Delivery'],
        rows: [
          ['Basic', '$500', '30 days'],
          ['Standard', '$800', '30 days'],
          ['Both', '$1,300', '60 days'],
        ],
        total: true,
      },
    ],
  },
  matches: [],
};

export function textAnswer(message: string): NoHit {
  return { message, matches: [], suggestions: [] };
}

export async function answerWith(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(searchPath, async (route) => {
    await answer(route);
  });
}

/**
 * Every question gets this reply; the request bodies are recorded. Set up once the page is open, because the browser
 * doesn't use its cache while requests are intercepted.
 */
export async function answerAll(page: Page, json: unknown = textAnswer('A reply.')): Promise<unknown[]> {
  const asked: unknown[] = [];
  await answerWith(page, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json });
  });
  return asked;
}

/** Replies wait until they are released. */
export async function answerLater(page: Page, json: unknown = textAnswer('A late reply.')): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await answerWith(page, async (route) => {
    await promise;
    // The page may have given up on it.
    await route.fulfill({ json }).catch(() => undefined);
  });
  return resolve;
}

export function chat(page: Page) {
  const panel = page.getByRole('region', { name: 'Ask the AI Bot' });
  return {
    panel,
    launcher: page.locator('#chat-launcher'),
    log: panel.getByRole('log'),
    scroller: panel.getByRole('region', { name: 'Conversation' }),
    field: panel.getByPlaceholder('Write your Question'),
    send: panel.getByRole('button', { name: 'Send', exact: true }),
    clear: panel.getByRole('button', { name: 'Clear chat' }),
    minimize: panel.getByRole('button', { name: 'Minimize chat' }),
    maximize: panel.getByRole('button', { name: 'Maximize chat' }),
    close: panel.getByRole('button', { name: 'Close chat' }),
  };
}

export async function openChat(page: Page, address = '/about') {
  await openPage(page, address);
  const parts = chat(page);
  await parts.launcher.click();
  // Waits until it has taken the focus; otherwise a test's own focus changes would be undone.
  await page.locator(`#${panelId}:focus-within`).waitFor();
  return parts;
}

export async function ask(page: Page, question: string): Promise<void> {
  const { field } = chat(page);
  await field.fill(question);
  await field.press('Enter');
}

export function stored(page: Page, name: 'messages' | 'input' | 'open' | 'minimized'): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `${company.storagePrefix}-chat-${name}`);
}
