import { expect, type Page } from '@playwright/test';
import { siteAddresses } from '../app/pages/site-addresses.ts';
import { loadAxeWithPages } from './accessibility.ts';
import { scriptsRun } from './open-page.ts';
import { type News, narrow, newsOf, pageFindings, type Width, wide } from './page-findings.ts';
import { cutTexts, scrollsSideways, spaceText } from './reflow.ts';
import { test } from './test.ts';
import type { Theme } from './themed-findings.ts';
import { underFloating } from './under-floating.ts';

/** Enough that no worker is left with a long one at the end, few enough that starting pages costs nothing. */
const parts = 12;
/** A window of 1280 by 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };
/** Every URL, and the search page with and without results. */
const addresses = [...siteAddresses().map(({ path }) => path), '/search?q=refund', '/search?q=qqxzv'];

const whole = { width: wide, height: 800 };
/** The narrowest width with buttons next to the page. */
const minMargin = 1200;

async function expectNothingUnderFloating(page: Page, path: string, width: number) {
  expect.soft(await underFloating(page), `${path}, under what floats at ${width} px`).toEqual([]);
}

interface Judging {
  width: Width;
  news: News;
  themes: readonly Theme[];
}

async function expectSoundThemes(page: Page, path: string, { width, news, themes }: Judging) {
  expect.soft(await scrollsSideways(page), `${path} scrolls sideways at ${width} px`).toBe(false);
  for (const theme of themes) {
    expect.soft(await pageFindings(page, news, width, theme), `${path}, ${width} px, ${theme}`).toEqual([]);
  }
}

/**
 * Each width in both themes, if the page has something new: the same layout with other words takes no more space there,
 * as long as the words fit the narrowest screen. The theme is switched as rarely as possible, because every switch
 * redraws the page.
 */
async function expectSound(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'load' });
  expect.soft(response?.status(), path).toBe(200);
  await scriptsRun(page);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  const news = await newsOf(page);
  await expectNothingUnderFloating(page, path, wide);
  if (news.parts.length === 0) return;
  await expectSoundThemes(page, path, { width: wide, news, themes: ['light', 'dark'] });
  await page.setViewportSize({ width: minMargin, height: 800 });
  await expectNothingUnderFloating(page, path, minMargin);
  await page.setViewportSize({ width: narrow, height: 800 });
  await expectSoundThemes(page, path, { width: narrow, news, themes: ['dark', 'light'] });
}

async function expectNothingCut(page: Page, where: string) {
  expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
  expect.soft(await cutTexts(page), where).toEqual([]);
}

/**
 * At 400 %, and with the text spacing of WCAG 1.4.12, at both widths. Ends at the width with which the next page
 * begins.
 */
async function expectToReflow(page: Page, path: string) {
  await page.setViewportSize(zoomed);
  await expectNothingCut(page, `${path} at 400 %`);
  await spaceText(page);
  await expectNothingCut(page, `${path} with spaced text at ${zoomed.width} px`);
  await page.setViewportSize(whole);
  await expectNothingCut(page, `${path} with spaced text at ${whole.width} px`);
}

/** Where a link was first found, and which ones have been requested: most are on every page. */
const foundOn = new Map<string, string>();
const asked = new Set<string>();

for (let part = 0; part < parts; part++) {
  test(`every page is sound at every width and in both themes, part ${part + 1} of ${parts}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('requestfailed', (failed) => {
      // Navigating to the next URL aborts requests of the previous one.
      const leaving = failed.failure()?.errorText === 'net::ERR_ABORTED';
      if (!leaving) complaints.push(`${page.url()}: ${failed.url()} failed`);
    });
    await loadAxeWithPages(page);
    await page.setViewportSize(whole);

    for (const path of addresses.filter((_, index) => index % parts === part)) {
      await test.step(path, async () => {
        await expectSound(page, path);
        await expectToReflow(page, path);
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')?.split('#')[0] ?? ''));
        for (const link of links) if (link !== '' && !foundOn.has(link)) foundOn.set(link, path);
      });
    }
    for (const [link, path] of foundOn) {
      if (asked.has(link)) continue;
      asked.add(link);
      const answer = await request.head(link);
      expect.soft(answer.status(), `${link} on ${path}`).toBe(200);
    }
    expect(complaints).toEqual([]);
  });
}
