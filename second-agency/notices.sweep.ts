import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from 'vitest';
import { notices } from '#company/notices.ts';
import { builtPages } from '../sweeps/built-site.ts';
import { markupFindings } from '../sweeps/markup-rules.ts';
import { serveBuild } from './serve-build.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const [{ text = '' } = {}] = notices;

const site = serveBuild();

/** A visitor of their own, and what went wrong in their browser. */
async function visit(options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const page = await site.newPage({ baseURL: site.address(), ...options });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return { page, faults };
}

const stripOn = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
const buttonOn = (page: Page) => page.getByRole('button', { name: 'Close this notice' });

/** The page's scripts have taken over: the link to the chat is a button then. */
async function startPage(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.locator('#chat-launcher[role="button"]').waitFor();
}

test('every page shows it, in valid markup, with the script that dismisses it', async () => {
  const strip = /<aside id="notices"[\s\S]*?<\/aside><script>/;
  const without = builtPages.filter(({ html }) => !strip.exec(html)?.[0].includes(`<p>${text}`));
  expect(without.map(({ path }) => path)).toEqual([]);
  const about = builtPages.find(({ path }) => path === '/about');
  expect(await markupFindings(about?.html ?? '', '/about')).toEqual([]);
});

test('a page rendered on request shows it as well', async () => {
  expect(await (await fetch(`${site.address()}/no-such-page`)).text()).toContain(text);
});

test('React hydrates it in place, and its link navigates on the client', async () => {
  const { page, faults } = await visit();
  await page.goto('/about');
  await startPage(page);
  await stripOn(page).getByRole('link', { name: 'How to reach us' }).click();
  await page.waitForURL('/contact');
  expect(await stripOn(page).textContent()).toContain(text);
  expect(faults).toEqual([]);
  await page.close();
});

test('once dismissed it stays hidden, without layout shift', async () => {
  const { page, faults } = await visit();
  await page.goto('/about');
  await buttonOn(page).click();
  await stripOn(page).waitFor({ state: 'hidden' });
  await startPage(page);
  await page.goto('/contact');
  expect(await stripOn(page).isVisible()).toBe(false);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries().length));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(observer.takeRecords().length)));
      }),
  );
  expect(shifts).toBe(0);
  expect(faults).toEqual([]);
  await page.close();
  const { page: another } = await visit();
  await another.goto('/contact');
  await stripOn(another).waitFor();
  await another.close();
});

test('without scripts it is shown without its button', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await stripOn(page).getByText(text).waitFor();
  expect(await buttonOn(page).count()).toBe(0);
  await page.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing: %s', async (colorScheme) => {
  for (const width of [360, 1440]) {
    const { page } = await visit({ colorScheme, viewport: { width, height: 800 } });
    await page.goto('/about');
    await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run('#notices')).violations.map(({ id }) => id);
    });
    expect(found, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.close();
  }
});
