import { expect } from '@playwright/test';
import { type RunningServer, startServer } from '../../server/fixture-server.ts';
import { test } from '../test.ts';
import { contactForm, fillIn, message, openForm } from './contact-page.ts';

let server: RunningServer;
test.beforeAll(async () => {
  // Nothing listens there.
  const away = { DATABASE_URL: 'postgres://kitefold@127.0.0.1:9/kitefold', CONTACT_MIN_SECONDS: '0' };
  server = await startServer('build', { LOG: 'off', ...away });
});
test.afterAll(() => server.stop());

test('while the database is down, the form says so, keeps what was typed and offers email', async ({ page }) => {
  const { send, notice, message: field } = await openForm(page, `${server.address}/contact`);
  await fillIn(page);
  await send.click();
  await expect(notice).toContainText("We can't store your message at the moment");
  await expect(notice).toBeFocused();
  await expect(field).toHaveValue(message);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('so does the page that is returned', async ({ page }) => {
    await page.goto(`${server.address}/contact`);
    const { send, notice, message: field, name } = contactForm(page);
    await fillIn(page);
    await send.click();
    await expect(notice).toContainText("We can't store your message at the moment");
    await expect(field).toHaveValue(message);
    await expect(name).toHaveValue('Asha Rao');
    const email = new URL((await notice.getByRole('link', { name: 'Send it by email' }).getAttribute('href')) ?? '');
    expect(email.searchParams.get('body')).toBe(`${message}\n\nAsha Rao`);
    expect((await page.request.get(`${server.address}/about`)).status()).toBe(200);
  });
});
