import { expect, type Page } from '@playwright/test';
import { comparedRows, deliveryText, priceLabel } from '../../catalogue/differences.ts';
import { sum } from '../../catalogue/fixture-figures.ts';
import { deliveryDays, packagesOf } from '../../catalogue/look-up.ts';
import { formatQuantity, quantityNames } from '../../catalogue/quantities.ts';
import { redirects } from '../../catalogue/redirects.ts';
import { services } from '../../catalogue/services.ts';
import { orderInApp } from '../../company/addresses.ts';
import { test } from '../test.ts';

interface ShownPage {
  heading: string;
  offer: string;
  tiers: { name: string; text: string; links: string[] }[];
  columns: string[];
  rows: { heading: string; values: string[] }[];
  offers: { price?: number; deliveryLeadTime?: { value: number } }[];
  styleAttributes: number;
}

/** What the server's HTML contains. */
function readPage(page: Page, html: string): Promise<ShownPage> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const offer = document.querySelector('#place-order');
    const sheets = [...(offer?.querySelectorAll('li:has(h3)') ?? [])];
    const table = offer?.querySelector('table');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) => JSON.parse(text(it)));
    const service = data.find((it) => it['@type'] === 'Service');
    return {
      heading: text(document.querySelector('h1')),
      offer: text(offer),
      tiers: sheets.map((sheet) => ({
        name: text(sheet.querySelector('h3')),
        text: text(sheet),
        links: [...sheet.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      })),
      columns: [...(table?.querySelectorAll('thead th') ?? [])].map(text),
      rows: [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => ({
        heading: text(row.querySelector('th')),
        values: [...row.querySelectorAll('td')].map(text),
      })),
      offers: service?.hasOfferCatalog?.itemListElement ?? [],
      styleAttributes: document.querySelectorAll('body [style]').length,
    };
  }, html);
}

test('every service page shows the figures of the catalogue, and so does its structured data', async ({
  page,
  request,
}) => {
  for (const { slug, name, packages } of services) {
    const response = await request.get(`/service/${slug}`);
    expect(response.status(), slug).toBe(200);
    const shown = await readPage(page, await response.text());
    expect(shown.heading).toBe(name);
    expect(shown.styleAttributes, `${slug}: style attributes, which the policy forbids`).toBe(0);
    if (packages.length === 0) continue;

    expect(shown.tiers.map((tier) => tier.name)).toEqual(packages.map((row) => row.name));
    for (const [index, row] of packages.entries()) {
      const tier = shown.tiers[index];
      expect(tier?.text, `${slug} ${row.tier}`).toContain(priceLabel(row));
      expect(tier?.text).toContain(deliveryText(row));
      if (row.recurs) expect(tier?.text).toContain('per 30 days');
      for (const quantity of quantityNames) {
        const amount = row.limits[quantity];
        if (amount !== undefined) expect(tier?.text).toContain(formatQuantity(quantity, amount));
      }
      for (const inclusion of row.inclusions) expect(shown.offer).toContain(inclusion);
      if (row.price === null) expect(tier?.text, 'on request shows no figure').not.toMatch(/\$/);
      else expect(tier?.links).toContain(orderInApp(slug, row.tier));
    }

    const compared = comparedRows(packages);
    const words = (value: string | boolean) =>
      typeof value === 'string' ? value : value ? 'Included' : 'Not included';
    expect(shown.rows).toEqual(compared.map(({ heading, values }) => ({ heading, values: values.map(words) })));
    expect(shown.columns).toEqual(compared.length > 0 ? packages.map((row) => row.name) : []);

    expect(shown.offers.map(({ price }) => price ?? null)).toEqual(packages.map(({ price }) => price));
    expect(shown.offers.map(({ deliveryLeadTime }) => deliveryLeadTime?.value ?? null)).toEqual(
      packages.map(deliveryDays),
    );
  }
});

test('overview pages list their services with starting prices', async ({ page }) => {
  await page.goto('/service/digital-marketing');
  const offer = page.locator('#place-order');
  await expect(offer.getByRole('listitem')).toHaveCount(5);
  await expect(offer.getByRole('listitem').filter({ hasText: 'Google Ads' }).first()).toContainText(
    `from ${sum('google-ads.basic')}`,
  );
});

test('an old URL redirects to the current page, with its query', async ({ request }) => {
  for (const slash of ['', '/']) {
    const response = await request.get(
      `/service/logo-design${redirects.endings[0] ?? '-services'}${slash}?from=letter`,
      {
        maxRedirects: 0,
      },
    );
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/service/logo-design?from=letter');
  }
});

test('an unknown service answers 404 and suggests the nearest', async ({ page }) => {
  const response = await page.goto('/service/logo-desing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Logo Design' }).first()).toBeVisible();
});

test('on a phone, a comparison shows all packages at once and is still a table', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/service/content-writing');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(table.getByRole('row', { name: /Meta description/ }).getByRole('cell')).toHaveCount(5);
  expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('on a phone, links above the packages name them all and lead to each', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/service/logo-design');
  const links = page.getByRole('navigation', { name: 'Packages' }).getByRole('link');
  const packages = packagesOf('logo-design');
  await expect(links).toHaveText(packages.map((row) => `${row.name} ${priceLabel(row)}`));
  const sheet = page.getByRole('heading', { level: 3, name: 'Premium', exact: true });
  await expect(sheet).not.toBeInViewport();
  await links.last().click();
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(links.first()).toBeHidden();
});

test('links are compared by price and domain authority', async ({ page }) => {
  await page.goto('/service/blogger-outreach');
  const table = page.getByRole('table').first();
  await expect(
    table
      .getByRole('row', { name: /^Price/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(sum('blogger-outreach.da50'));
  await expect(table.getByRole('row', { name: /^Domain authority/ }).getByRole('cell')).toHaveCount(5);
});
