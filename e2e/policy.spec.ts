import { expect } from '@playwright/test';
import { test } from './test.ts';

for (const address of ['/', '/service/logo-design', '/services?sort=price', '/no-such-page']) {
  test(`${address} runs under the content security policy without a complaint`, async ({ page }) => {
    const complaints: string[] = [];
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    page.on('console', (message) => {
      // Files that are missing are the concern of the sweep over all addresses, and the browser reports a 404 page too.
      const missing = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !missing) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}
