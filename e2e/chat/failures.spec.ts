import { expect, type Route } from '@playwright/test';
import { localNoMatchMessage, noMatchMessage } from '#company/no-match.ts';
import { sum } from '../../catalogue/fixture-figures.ts';
import { stopClock } from '../open-page.ts';
import { test } from '../test.ts';
import { answerAll, answerWith, ask, openChat } from './chat-page.ts';

const priceQuestion = 'How much does website development cost?';
/** Parsing the whole knowledge base takes a while on a busy machine. */
const timeout = { timeout: 60_000 };
const offTopic = 'What is the airspeed of an unladen swallow?';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'no server': (route) => route.abort('connectionrefused'),
  'an error of the server': (route) => route.fulfill({ status: 500, json: { error: 'Down' } }),
  'too many requests': (route) => route.fulfill({ status: 429, json: { error: 'Slow down' } }),
  'malformed JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"match":' }),
  'JSON of another shape': (route) => route.fulfill({ json: { match: { answer: 42 } } }),
  'a page instead of JSON': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
};

test('when the server fails in any way, the browser answers by itself, silently', async ({ page }) => {
  let fail: (route: Route) => Promise<void> = (route) => route.abort();
  await answerWith(page, (route) => fail(route));
  const { log, panel, field } = await openChat(page);
  for (const [index, [name, failure]] of Object.entries(failures).entries()) {
    await test.step(name, async () => {
      fail = failure;
      await ask(page, priceQuestion);
      await expect(log.locator('[data-message]')).toHaveCount(3 + 2 * index, timeout);
      await expect(log.locator('[data-message]').last()).toContainText(sum('website-development.basic'));
      await expect(field).toBeEnabled();
      await expect(panel.getByText(/error|failed/i)).toHaveCount(0);
    });
  }
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('a request is abandoned after 8 seconds', async ({ page }) => {
    await answerWith(page, () => new Promise(() => undefined));
    await page.clock.install({ time: 0 });
    const { log, field } = await openChat(page);
    await expect(field).toBeFocused();
    await stopClock(page);
    await ask(page, priceQuestion);
    await expect(field).toBeDisabled();
    await page.clock.runFor(7_999);
    await expect(log.locator('[data-message]')).toHaveCount(2);
    await page.clock.runFor(1);
    await expect(log.locator('[data-message]').last()).toContainText(sum('website-development.basic'), timeout);
  });
});

test('the browser says when it has no answer either', async ({ page }) => {
  await answerWith(page, (route) => route.abort());
  const { log } = await openChat(page);
  await ask(page, offTopic);
  await expect(log.locator('[data-message]').last()).toContainText(localNoMatchMessage, timeout);
});

test('a response without match and message gives the agreed sentence', async ({ page }) => {
  await answerAll(page, { matches: [] });
  const { log } = await openChat(page);
  await ask(page, offTopic);
  await expect(log.locator('[data-message]').last()).toContainText(noMatchMessage);
});

test.describe('without data saver', () => {
  test.use({ savesData: false });

  test('offline, the status says so and prices are still answered; back online, it says so too', async ({
    page,
    context,
  }) => {
    // The engine is loaded along with the panel, after it.
    const engine = page.waitForEvent('requestfinished', (request) => request.url().includes('/engine-worker'));
    const { panel, log } = await openChat(page);
    await engine;
    await context.setOffline(true);
    await expect(panel.getByText('Offline answers')).toBeVisible();
    await ask(page, priceQuestion);
    await expect(log.locator('[data-message]').last()).toContainText(sum('website-development.basic'), timeout);
    await context.setOffline(false);
    await expect(panel.getByText('Online', { exact: true })).toBeVisible();
  });
});

test('without an engine there is a reply, too', async ({ page }) => {
  await page.route('**/assets/engine-worker*', (route) => route.abort());
  await answerWith(page, (route) => route.abort());
  const { log, field } = await openChat(page);
  await ask(page, priceQuestion);
  await expect(log.locator('[data-message]').last()).toContainText(localNoMatchMessage, timeout);
  await expect(field).toBeEnabled();
});
