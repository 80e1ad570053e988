import { expect, type Page, test } from '@playwright/test';
import { chatStorageKeys, chatTexts } from '#app/chat/chat-texts.ts';
import { openPage } from '../open-page.ts';

const timestamp = '2026-01-01T00:00:00.000Z';

/** The CPU time of layout so far, not its duration, which depends on how busy the machine is. */
async function layoutCost(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? Number.POSITIVE_INFINITY;
  };
}

for (const sender of ['user', 'bot'] as const) {
  test(`20,000 letters without a space from the ${sender} do not freeze the panel`, async ({ page }) => {
    const messages = [
      { id: 0, text: chatTexts.greeting, sender: 'bot', timestamp },
      { id: 1, text: 'x'.repeat(20_000), sender, timestamp },
    ];
    await page.addInitScript(
      ([keys, stored]) => {
        localStorage.setItem(keys.messages, stored);
        localStorage.setItem(keys.input, 'y'.repeat(20_000));
        localStorage.setItem(keys.open, 'true');
      },
      [chatStorageKeys, JSON.stringify(messages)] as const,
    );
    const cost = await layoutCost(page);
    await openPage(page, '/about');
    await expect(page.locator('[data-message="1"]')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(/^y+$/);
    // It was six seconds before; the page alone takes 0.05.
    expect(await cost()).toBeLessThan(1.5);
  });
}
