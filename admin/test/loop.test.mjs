import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { databases } from './databases.mjs';
import { kiteRepair } from './kite-repair.mjs';
import { startLoop } from './loop.mjs';

/** Far longer than any machine needs. */
const limit = { timeout: 1_200_000 };
const seedFile = process.env.SEED_FILE;
const seed = JSON.parse(readFileSync(seedFile, 'utf8'));

const collection = (type) => `/content-manager/collection-types/api::${type}.${type}`;
const single = (type) => `/content-manager/single-types/api::${type}.${type}`;

async function published(call) {
  const { status, body } = await call;
  assert.ok(status === 200 || status === 201, JSON.stringify(body));
  return body.data;
}

for (const [database, databaseUrl] of Object.entries(await databases())) {
  describe(`from the panel to the visitor, on ${database}`, limit, () => {
    let host;
    let site;
    let panel;
    let staff;
    let stop;

    before(async () => {
      ({ host, site, panel, staff, stop } = await startLoop({ seedFile, databaseUrl }));
    }, limit);

    after(() => stop?.(), limit);

    async function documentBy(type, field, value) {
      const { body } = await staff('GET', `${collection(type)}?filters[${field}][$eq]=${value}`);
      const [{ documentId }] = body.results;
      return (await staff('GET', `${collection(type)}/${documentId}`)).body.data;
    }

    /** Like the panel's button: saves what is in the form and publishes it. */
    function publish(type, document) {
      return published(staff('POST', `${collection(type)}/${document.documentId}/actions/publish`, document));
    }

    async function publishSingle(type, change) {
      const { data } = (await staff('GET', single(type))).body;
      return published(staff('POST', `${single(type)}/actions/publish`, { ...data, ...change(data) }));
    }

    test('a price that is changed in the panel is on every page, file and in every answer', limit, async (context) => {
      await panel.open('service', 'Logo Design');
      await panel.setPrice('Basic', 61);
      assert.equal(await panel.publish(), 200);
      const started = performance.now();
      const page = await site.until(/\$61/, () => site.text('/service/logo-design'));
      context.diagnostic(`visible after ${((performance.now() - started) / 1000).toFixed(1)} s`);
      assert.match(page, /<td[^>]*>\$61<\/td>/, 'the comparison');
      assert.match(page, /"price":\s*"?61(?:\.00)?"?/, 'structured data');
      assert.doesNotMatch(page, /\$50\b/);
      await site.until(/\$61/, () => site.text('/llms.txt'));
      await site.until(/\$61/, () => site.text('/api/search?q=logo+design+price'));
      await site.until(/\$61/, () => site.reply('How much is the Basic logo package?'));
      const visitor = await panel.newPage();
      await visitor.goto(`${site.url}/services?item=logo-design.basic.2`);
      await visitor.locator('#estimate output', { hasText: '$122' }).waitFor();
      await visitor.close();
    });

    test('staff see a draft before visitors do, and what is wrong with it at its field', limit, async (context) => {
      const { page } = panel;
      await panel.open('service', 'Infographic Design');
      await page.getByLabel('Promise').fill('A story in one picture, from {infographic-design.form}.');
      assert.equal(await panel.save(), 200);
      await page.getByText('Fix this before you publish').waitFor();
      await page.getByText('is {infographic-design.from} meant?').first().waitFor();
      await page.getByLabel('Promise').fill('A story in one picture, from {infographic-design.from}.');
      assert.equal(await panel.save(), 200);
      const started = performance.now();
      await page.getByRole('link', { name: 'Open preview' }).click();
      const frame = page.frameLocator('iframe');
      await frame.getByText('Preview of what was last saved.').waitFor();
      context.diagnostic(`a draft is visible after ${((performance.now() - started) / 1000).toFixed(1)} s`);
      const price = seed.service.find(({ slug }) => slug === 'infographic-design').packages[0].price;
      await frame.getByText(`A story in one picture, from $${price}.`).waitFor();
      const address = await page.locator('iframe').getAttribute('src');
      const shown = await fetch(address);
      assert.equal(shown.headers.get('cache-control'), 'no-store');
      assert.match(shown.headers.get('x-robots-tag'), /noindex/);
      assert.doesNotMatch(await shown.text(), /<script/);
      assert.equal((await fetch(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status, 403);
      assert.doesNotMatch(await site.text('/service/infographic-design'), /A story in one picture/);
      await page.goBack();
      await page.getByRole('heading', { name: 'Infographic Design', level: 1 }).waitFor();
      assert.equal(await panel.publish(), 200);
      await page.getByText('Going live').waitFor();
      await page.getByText('Live', { exact: true }).waitFor();
      await site.until(/A story in one picture/, () => site.text('/service/infographic-design'));
    });

    test(
      'staff answer a question, change a policy, add a service and a photograph, and rename the agency',
      limit,
      async () => {
        const mutation =
          'mutation { createUnansweredQuestion(data: { question: "Do you teach juggling?", wordings: "juggling lessons\\njuggling course" }) { documentId } }';
        const { documentId } = (await host.ask(host.inboxToken, mutation)).data.createUnansweredQuestion;
        await panel.open('unanswered-question', 'Do you teach juggling?');
        await panel.page.getByLabel('Your answer').fill('No. We keep our hands on the keyboard.');
        assert.equal(await panel.save(), 200);
        assert.equal(
          (await staff('GET', `${collection('unanswered-question')}/${documentId}`)).body.data.state,
          'answered',
        );

        await publishSingle('policies', ({ refund }) => ({ refund: { ...refund, fullWithinHours: 24 } }));

        await publish('service', await published(staff('POST', collection('service'), kiteRepair)));
        const category = await documentBy('category', 'sid', 'six');
        await publish('category', { ...category, services: `${category.services}\nkite-repair` });

        const form = new FormData();
        const background = { r: 63, g: 107, b: 88 };
        const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
          .jpeg()
          .toBuffer();
        form.append('files', new Blob([photograph], { type: 'image/jpeg' }), 'Hill in Spring.jpg');
        form.append('fileInfo', JSON.stringify({ name: 'Hill in Spring.jpg', alternativeText: 'A green hill' }));
        const uploaded = await staff('POST', '/upload', form);
        assert.equal(uploaded.status, 201, JSON.stringify(uploaded.body));
        await publish('post', { ...(await documentBy('post', 'slug', 'logo-brief')), picture: uploaded.body[0].id });

        await publishSingle('company', () => ({ name: 'Windlass', legalName: 'Windlass Digital' }));
      },
    );

    test('the answered question is understood at once', limit, async () => {
      await site.until(/hands on the keyboard/, () => site.reply('do you offer a juggling course?'));
    });

    test('the refund policy of 24 hours is in the terms and in the assistant’s answer', limit, async () => {
      await site.until(/within 24 hours/, () => site.text('/terms-and-conditions'));
      await site.until(/within 24 hours/, () => site.reply('What is your refund policy?'));
    });

    test(
      'the new service has a page, a place in menu, sitemap and search, a share image and a price in the chat',
      limit,
      async () => {
        const page = await site.until(/Kite Repair/, () => site.text('/service/kite-repair'));
        const [, image] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
        assert.equal(await site.status(new URL(image).pathname), 200);
        await site.until(/\/service\/kite-repair/, () => site.text('/'));
        await site.until(/\/service\/kite-repair/, () => site.text('/sitemap.xml'));
        await site.until(/kite-repair/, () => site.text('/api/search?q=kite+repair'));
        await site.until(/\$35/, () => site.reply('How much is the Basic kite repair package?'));
      },
    );

    test('the photograph is above its post, in two formats and with its words', limit, async () => {
      const page = await site.until(/alt="A green hill"/, () => site.text('/blog/logo-brief'));
      for (const format of ['avif', 'webp']) {
        const [address] = new RegExp(`/assets/hill-in-spring[^"\\s]*\\.${format}`).exec(page) ?? [];
        assert.ok(address, format);
        assert.equal(await site.status(address), 200);
      }
      assert.match(page, /<img[^>]*width="1200" height="800"/);
    });

    test('the renamed agency has its new name everywhere', limit, async () => {
      await site.until(/Windlass/, () => site.text('/'));
      await site.until(/Windlass/, () => site.text('/llms.txt'));
      await site.until(/Windlass/, () => site.reply('What is your company called?'));
    });

    test('staff read what is wrong, and the site shows what was there before', limit, async () => {
      const promise = 'Ads from {google-ads.no-such-tier.price}.';
      await publish('service', { ...(await documentBy('service', 'slug', 'google-ads')), promise });
      const problems = async () => JSON.stringify((await staff('GET', collection('content-problem'))).body.results);
      await site.until(/no-such-tier/, problems);
      const earlier = seed.service.find(({ slug }) => slug === 'google-ads').promise;
      assert.ok((await site.text('/service/google-ads')).includes(earlier.slice(0, 20)));
      await panel.open('service', 'Google Ads');
      await panel.page.getByText('The site rejected this').waitFor();
      await panel.page.getByText('no-such-tier').first().waitFor();
    });
  });
}
