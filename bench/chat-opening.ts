import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureTool } from '#tools/get-tool.ts';

/**
 * How long opening the chat blocks a slow phone: long tasks (over 50 ms) while it opens, at a quarter of this machine's
 * speed. Inputs have the pauses of a person, and no test code runs in the page meanwhile.
 */
const [site = 'http://127.0.0.1:3000', times = '10'] = process.argv.slice(2);
const slowdown = 4;
const launcher = '#chat-launcher[role="button"]';
/** Not the home page: near its form, which a phone shows first, the bar with the chat is hidden. */
const openedOn = '/about';

const ways = {
  touch: async (page: Page, x: number, y: number) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(90);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  mouse: async (page: Page, x: number, y: number) => {
    await page.mouse.move(x, y);
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.waitForTimeout(80);
    await page.mouse.up();
  },
  keyboard: async (page: Page) => {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(200);
    await page.keyboard.press('Enter');
  },
};

async function open(browser: Browser, way: keyof typeof ways): Promise<readonly number[]> {
  const touch = way === 'touch';
  const context = await browser.newContext({
    viewport: { width: touch ? 412 : 1280, height: 800 },
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  await page.goto(new URL(openedOn, site).href, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(2500);
  // Waits until the launcher is a button; before that it is a link.
  const box = await page.locator(launcher).boundingBox();
  // Focus before the launcher, where keyboard users arrive from the page.
  await page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a, button')].filter((stop) =>
      stop.checkVisibility({ visibilityProperty: true }),
    );
    stops[stops.findIndex((stop) => stop.matches(selector)) - 1]?.focus({ preventScroll: true });
  }, launcher);
  if (!box) throw new Error(`No chat at ${site}`);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await ways[way](page, box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(3000);
  await page.locator('#chat-panel textarea').waitFor();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await context.close();
  return tasks;
}

const browser = await chromium.launch({ executablePath: await ensureTool('chromium'), args: ['--disable-gpu'] });
for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < Number(times); run += 1) runs.push(await open(browser, way));
  const long = runs.flat().map((duration) => `${Math.round(duration)} ms`);
  console.log(`${way}: ${runs.length} openings, long tasks: ${long.join(', ') || 'none'}`);
}
await browser.close();
