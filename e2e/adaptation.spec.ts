import { expect, type Page } from '@playwright/test';
import { answerLater, ask, openChat } from './chat/chat-page.ts';
import { openPage } from './open-page.ts';
import { cutTexts, scrollsSideways, spaceText } from './reflow.ts';
import { test } from './test.ts';
import { unseenControls } from './unseen-controls.ts';

test.use({ likesMotion: true });

/** What can be opened, and how; checked while opening, so that animations run. */
const flows: Record<string, { width: number; open: (page: Page) => Promise<unknown> }> = {
  'the mega-menu': {
    width: 1440,
    open: async (page) => {
      await openPage(page, '/');
      await page.locator('header summary').first().press('Enter');
      await page.locator('header details[open]').waitFor();
    },
  },
  'the menu of small screens': {
    width: 320,
    open: async (page) => {
      await openPage(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').locator('summary').first().click();
      await page.getByRole('dialog').locator('summary').nth(1).click();
    },
  },
  'the search': {
    width: 320,
    open: async (page) => {
      await openPage(page, '/');
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('seo');
      await page.getByRole('option').first().waitFor();
    },
  },
  'the estimator': {
    width: 320,
    open: async (page) => {
      await openPage(
        page,
        '/estimate?item=website-development.standard.1&item=article-writing.1000-words.4&discount=1',
      );
      await page.locator('#estimate').scrollIntoViewIfNeeded();
      await page.locator('#estimate form[data-live]').waitFor();
    },
  },
  'the chat': {
    width: 320,
    open: async (page) => {
      await answerLater(page);
      await openChat(page);
      await ask(page, 'Anybody there?');
      await page.getByText('Writing a reply').waitFor({ state: 'attached' });
    },
  },
};

for (const [name, { width, open }] of Object.entries(flows)) {
  test(`${name} keeps its text with the reader's spacing, moves nothing when told, shows in forced colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect.soft(await page.evaluate(() => document.getAnimations().length), 'moving things').toBe(0);
    expect.soft(await cutTexts(page)).toEqual([]);
    await spaceText(page);
    expect.soft(await cutTexts(page), 'with spaced text').toEqual([]);
    expect.soft(await scrollsSideways(page), 'sideways').toBe(false);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await unseenControls(page), `forced colours, ${colorScheme}`).toEqual([]);
    }
  });
}
