import { expect, type Page } from '@playwright/test';
import { discounted, sum } from '../../catalogue/fixture-figures.ts';

import { answerAll, ask, chat, openChat, textAnswer } from '../chat/chat-page.ts';
import { scrollsSideways } from '../reflow.ts';
import { test } from '../test.ts';
import { findingsInBothThemes } from '../themed-findings.ts';
import { contactForm, contactPath, fillIn, message, openForm, reference } from './contact-page.ts';

test('a message is sent and confirmed, with a reference and the focus on it', async ({ page }) => {
  const { send, thanks, region } = await openForm(page);
  await fillIn(page);
  await send.click();
  await expect(thanks).toBeFocused();
  await expect(region).toContainText(reference);
  await region.getByRole('button', { name: 'Write another message' }).click();
  await expect(contactForm(page).message).toHaveValue('');
});

test('each error is next to its field; the summary has the focus and links to the field', async ({ page }) => {
  const { send, notice, form, name, email, message: field, consent } = await openForm(page);
  await send.click();
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('link')).toHaveCount(5);
  for (const control of [name, email, field, consent]) await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Please tell us your name.');
  await notice.getByRole('link', { name: /^Email/ }).click();
  await expect(email).toBeFocused();

  await fillIn(page, 'Hello');
  await email.fill('asha@client');
  await name.fill('Cheap pills www.pills.example');
  await send.click();
  await expect(notice.getByRole('link')).toHaveCount(3);
  await expect(email).toHaveAccessibleDescription('This is not a complete email address.');
  await expect(name).toHaveAccessibleDescription('Please write a name, without a link.');
  await expect(form.getByText('Please write a sentence or two', { exact: false }).last()).toBeVisible();
});

test('errors from the server are next to the field, too', async ({ page }) => {
  await page.route(contactPath, (route) =>
    route.fulfill({ status: 400, json: { kind: 'invalid', errors: { country: 'We do not know this country.' } } }),
  );
  const { send, country, notice } = await openForm(page);
  await fillIn(page);
  await send.click();
  await expect(notice).toBeFocused();
  await expect(country).toHaveAccessibleDescription('We do not know this country.');
});

test('after a failure the form keeps everything, offers a prepared email, and can be sent again', async ({ page }) => {
  const keys: unknown[] = [];
  let fails = true;
  await page.route(contactPath, (route) => {
    keys.push(route.request().postDataJSON().key);
    return fails ? route.abort() : route.continue();
  });
  const { send, notice, message: field, thanks } = await openForm(page);
  await fillIn(page);
  await send.click();
  await expect(notice).toBeFocused();
  const email = new URL((await notice.getByRole('link', { name: 'Send it by email' }).getAttribute('href')) ?? '');
  expect(email.searchParams.get('body')).toBe(`${message}\n\nAsha Rao`);
  await expect(field).toHaveValue(message);
  fails = false;
  await send.click();
  await expect(thanks).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1], 'one message, one key').toBe(keys[0]);
});

test('after any unexpected response, the form says so and keeps what was typed', async ({ page }) => {
  const { send, notice, message: field } = await openForm(page);
  await fillIn(page);
  for (const [kind, status, body] of [
    ['the database is away', 503, { kind: 'away', message: "We can't store your message." }],
    ['the form was sent too soon', 409, { kind: 'again', token: 'x', message: 'Please press Send again.' }],
    ["a proxy answers in the server's place", 502, '<html>Bad gateway</html>'],
    ['too many were sent', 429, { kind: 'too many', retryAfterSeconds: 9, message: 'Please try again in 9 seconds.' }],
  ] as const) {
    await test.step(kind, async () => {
      await page.unroute(contactPath);
      await page.route(contactPath, (route) =>
        route.fulfill({ status, ...(typeof body === 'string' ? { body } : { json: body }) }),
      );
      await send.click();
      await expect(notice).toContainText(typeof body === 'string' ? "didn't get through" : body.message);
      await expect(notice).toBeFocused();
      await expect(field).toHaveValue(message);
    });
  }
});

test('pressing twice sends one message', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(contactPath, async (route) => {
    sent += 1;
    await promise;
    await route.continue();
  });
  const { send, thanks, name } = await openForm(page);
  await fillIn(page);
  await send.click();
  await expect(send).toHaveText('Sending …');
  // Playwright would wait until the button is enabled.
  await send.click({ force: true });
  await name.press('Enter');
  resolve();
  await expect(thanks).toBeVisible();
  expect(sent).toBe(1);
});

test('a draft survives a reload and is deleted once sent', async ({ page }) => {
  const { send, thanks } = await openForm(page);
  await fillIn(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft') ?? ''))
    .toContain('"consent":"yes"');
  await page.reload();
  const { name, country, message: field, consent } = await openForm(page);
  await expect(field).toHaveValue(message);
  await expect(name).toHaveValue('Asha Rao');
  await expect(country).toHaveValue('IN');
  await expect(consent).toBeChecked();
  await send.click();
  await expect(thanks).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
});

test('the service in the URL is preselected; an unknown one is ignored', async ({ page }) => {
  await expect((await openForm(page, '/contact?service=logo-design')).service).toHaveValue('logo-design');
  await expect((await openForm(page, '/contact?service=time-travel')).service).toHaveValue('');
});

test("the estimator's last step carries the estimate over", async ({ page }) => {
  await page.goto('/estimate?item=website-development.standard.1&item=logo-design.basic.2&discount=1');
  await page.locator('#estimate').scrollIntoViewIfNeeded();
  await page.getByText('Send, share or print').click();
  await page.getByRole('link', { name: 'Send us this estimate' }).click();
  await page.locator('form[data-live]').waitFor();
  const { form, service, send, thanks } = contactForm(page);
  await expect(service).toHaveValue('website-development');
  const items = ['website-development.standard', '2 logo-design.basic'];
  await expect(form.getByRole('listitem')).toHaveText([
    `Website Development, Standard: ${sum('website-development.standard')}`,
    `Logo Design, Basic × 2: ${sum('2 logo-design.basic')}`,
    `Total: ${discounted(...items)} (${sum(...items)} before the discount)`,
  ]);
  const posted = page.waitForRequest(contactPath);
  await fillIn(page);
  await send.click();
  expect((await posted).postDataJSON()).toMatchObject({
    estimate: 'item=website-development.standard.1&item=logo-design.basic.2&discount=1',
  });
  await expect(thanks).toBeVisible();
});

test('a request for a quote carries its package', async ({ page }) => {
  await page.goto('/service/ai-chatbot-development');
  await page.getByRole('region', { name: 'Price on request' }).getByRole('link', { name: 'Ask for a quote' }).click();
  await page.locator('form[data-live]').waitFor();
  await expect(contactForm(page).service).toHaveValue('ai-chatbot-development');
  await expect(contactForm(page).form.getByRole('listitem').last()).toHaveText('Total: on request');
});

test('a chat without an answer leads to the form, with the question and, if ticked, the conversation', async ({
  page,
}) => {
  await answerAll(page, textAnswer("I don't know."));
  const { log } = await openChat(page);
  await ask(page, 'Do you repair kites in winter?');
  await log.getByRole('link', { name: 'Leave us your question' }).click();
  await page.locator('form[data-live]').waitFor();
  await chat(page).close.click();
  const { form, message: field, send, thanks } = contactForm(page);
  await expect(field).toHaveValue('Do you repair kites in winter?');
  await fillIn(page, 'Do you repair kites in winter?');
  const along = form.getByLabel('Send my conversation with the assistant along');
  await expect(along).not.toBeChecked();
  await along.check();
  await form.getByText('What would be sent').click();
  await expect(form.locator('pre')).toContainText("I don't know.");
  const posted = page.waitForRequest(contactPath);
  await send.click();
  expect((await posted).postDataJSON().transcript).toContain('Do you repair kites in winter?');
  await expect(thanks).toBeVisible();
});

test('without the tick, nothing of the chat is sent', async ({ page }) => {
  await answerAll(page, textAnswer("I don't know."));
  await openChat(page);
  await ask(page, 'Do you repair kites?');
  await expect(chat(page).log.getByRole('link', { name: 'Leave us your question' })).toBeVisible();
  const { send, message: field, thanks } = await openForm(page, '/contact?from=chat');
  await expect(field).toHaveValue('Do you repair kites?');
  await fillIn(page);
  const posted = page.waitForRequest(contactPath);
  await send.click();
  expect((await posted).postDataJSON().transcript).toBeUndefined();
  await expect(thanks).toBeVisible();
});

test('by keyboard alone, from the first field to the confirmation', async ({ page }) => {
  const { name, thanks } = await openForm(page);
  await name.focus();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@client.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('India');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await page.keyboard.type(message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks).toBeFocused();
});

/** What a visitor does from the empty form on, and what they see then; each state follows from the one before. */
const states = {
  empty: async () => undefined,
  invalid: async (page) => {
    await contactForm(page).send.click();
    await expect(contactForm(page).notice).toContainText('Please tell us your name.');
  },
  away: async (page) => {
    await page.route(contactPath, (route) => route.abort());
    await fillIn(page);
    await contactForm(page).send.click();
    await expect(contactForm(page).notice).toContainText("didn't get through");
  },
  thanked: async (page) => {
    await page.unroute(contactPath);
    await contactForm(page).send.click();
    await expect(contactForm(page).thanks).toBeVisible();
  },
} as const satisfies Record<string, (page: Page) => Promise<unknown>>;

test('axe finds nothing in any state of the form, narrow and wide, light and dark', async ({ page }) => {
  await openForm(page, '/contact?item=logo-design.basic.1&from=chat');
  for (const [state, reach] of Object.entries(states)) {
    await test.step(state, async () => {
      await reach(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await scrollsSideways(page), `“${state}”, sideways at ${width} px`).toBe(false);
        // What is around the form is the same in every state, and swept with all other pages.
        expect.soft(await findingsInBothThemes(page, ['main']), `“${state}”, ${width} px`).toEqual([]);
      }
    });
  }
});
