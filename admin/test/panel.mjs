import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, expect as playwrightExpect } from '@playwright/test';
import { requireTool } from '../../tools/find-tool.ts';
import { administrator } from './host.mjs';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Far longer than a busy machine needs, and shorter than the tests' timeouts, so that a hanging step is named. */
const stepTimeoutMs = 180_000;
/** Waits for what it expects of a page. */
export const expect = playwrightExpect.configure({ timeout: stepTimeoutMs });
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function logIn(page, url, { email, password }) {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => !address.pathname.includes('/auth/'));
}

/**
 * The panel in a real browser, used as a member of staff.
 * @param {string} url of the admin host
 */
export async function openPanel(url, { email, password } = administrator) {
  const browser = await chromium.launch({ executablePath: await requireTool('chromium'), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  page.setDefaultTimeout(stepTimeoutMs);
  /** Requested URLs, to check that none is on another host. */
  const requests = [];
  const faults = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await logIn(page, url, { email, password });
  } catch (error) {
    await browser.close();
    throw error;
  }

  return {
    page,
    requests,
    faults,
    /** Opens a document from its type's list. */
    async open(type, name) {
      await page.goto(
        `${url}/admin/content-manager/collection-types/api::${type}.${type}?_q=${encodeURIComponent(name)}`,
      );
      await page.getByRole('gridcell', { name, exact: true }).first().click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
    },
    async publish() {
      const answer = page.waitForResponse((response) => response.url().includes('/actions/publish'));
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      return (await answer).status();
    },
    async save() {
      const answer = page.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.url().includes('/content-manager/'),
      );
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      return (await answer).status();
    },
    /** Accessibility problems of the current page, found by axe. */
    async barriers() {
      // Colours count once a dialog has faded in.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
            .map(({ finished }) => finished.catch(() => {})),
        ),
      );
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate((runOnly) => window.axe.run(document, { runOnly }), standards);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    /** A page for visiting the site, with its own storage. */
    async newPage(options) {
      const other = await browser.newPage(options);
      other.setDefaultTimeout(stepTimeoutMs);
      return other;
    },
    /** On a service's form: sets the price of the package with this name. */
    async setPrice(packageName, price) {
      await page.getByLabel(`Price of ${packageName}`).fill(`${price}`);
    },
    close: () => browser.close(),
  };
}
