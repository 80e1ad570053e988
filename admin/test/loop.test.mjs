import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { freePort, startHost } from './host.mjs';
import { kiteRepair } from './kite-repair.mjs';
import { openPanel } from './panel.mjs';
import { startSite } from './site.mjs';

const limit = { timeout: 1_200_000 };
const seed = JSON.parse(readFileSync(process.env.SEED_FILE, 'utf8'));
let host;
let site;
let panel;
let staff;

before(async () => {
  const port = await freePort();
  host = await startHost({
    seedFile: process.env.SEED_FILE,
    webhookUrl: `http://127.0.0.1:${port}/api/content-changed`,
  });
  const settings = {
    ADMIN_GRAPHQL_URL: `${host.url}/graphql`,
    ADMIN_TOKEN: host.siteToken,
    ADMIN_INBOX_TOKEN: host.inboxToken,
  };
  site = await startSite({ port, settings });
  staff = await host.asStaff();
  // What the repository says comes from the admin host by now.
  await site.until(/"release":"\d/, site.health);
  panel = await openPanel(host.url);
}, limit);

after(async () => {
  await panel?.close();
  await site?.stop();
  await host?.stop();
});

const collection = (type) => `/content-manager/collection-types/api::${type}.${type}`;
const single = (type) => `/content-manager/single-types/api::${type}.${type}`;

async function published(call) {
  const { status, body } = await call;
  assert.ok(status === 200 || status === 201, JSON.stringify(body));
  return body.data;
}

/** How long it took from the button to the last place that says it. */
async function timed(context, action) {
  const started = performance.now();
  await action();
  context.diagnostic(`visible after ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

test('a price that is changed in the panel is on every page, file and in every answer', limit, async (context) => {
  await panel.open('service', 'Logo Design');
  await panel.setPrice('Basic', 61);
  assert.equal(await panel.publish(), 200);
  await timed(context, async () => {
    const page = await site.until(/\$61/, () => site.text('/service/logo-design'));
    assert.match(page, /"price":\s*"?61(?:\.00)?"?/, 'structured data');
    assert.doesNotMatch(page, /\$50\b/);
    await site.until(/\$61/, () => site.text('/llms.txt'));
    await site.until(/\$61/, () => site.text('/api/search?q=logo+design+price'));
    await site.until(/\$61/, () => site.reply('How much is the Basic logo package?'));
  });
});

test('a refund policy of 24 hours is in the terms and in the assistant’s answer', limit, async (context) => {
  const { body } = await staff('GET', single('policies'));
  const { data } = body;
  await published(
    staff('POST', `${single('policies')}/actions/publish`, {
      ...data,
      refund: { ...data.refund, fullWithinHours: 24 },
    }),
  );
  await timed(context, async () => {
    await site.until(/within (?:24 hours|one day)/, () => site.text('/terms-and-conditions'));
    await site.until(/24 hours|one day/, () => site.reply('When do I get a full refund?'));
  });
});

test('an answered question is understood at once', limit, async (context) => {
  const mutation =
    'mutation { createUnansweredQuestion(data: { question: "Do you teach juggling?", wordings: "juggling lessons\\njuggling course" }) { documentId } }';
  const { documentId } = (await host.ask(host.inboxToken, mutation)).data.createUnansweredQuestion;
  await panel.open('unanswered-question', 'Do you teach juggling?');
  await panel.page.getByLabel('Your answer').fill('No. We keep our hands on the keyboard.');
  await panel.page.getByRole('button', { name: 'Save' }).click();
  await timed(context, () => site.until(/hands on the keyboard/, () => site.reply('do you offer a juggling course?')));
  const { body } = await staff('GET', `${collection('unanswered-question')}/${documentId}`);
  assert.equal(body.data.state, 'answered');
});

test(
  'a new service has a page, a place in the menu, the sitemap and the search, and a price in the chat',
  limit,
  async (context) => {
    const made = await published(staff('POST', collection('service'), kiteRepair));
    await published(staff('POST', `${collection('service')}/${made.documentId}/actions/publish`, made));
    const { body } = await staff('GET', `${collection('category')}?filters[sid][$eq]=six`);
    const [category] = body.results;
    const services = `${category.services}\nkite-repair`;
    await published(
      staff('POST', `${collection('category')}/${category.documentId}/actions/publish`, { ...category, services }),
    );
    await timed(context, async () => {
      await site.until(/Kite Repair/, () => site.text('/service/kite-repair'));
      await site.until(/\/service\/kite-repair/, () => site.text('/'));
      await site.until(/\/service\/kite-repair/, () => site.text('/sitemap.xml'));
      await site.until(/kite-repair/, () => site.text('/api/search?q=kite+repair'));
      await site.until(/\$35/, () => site.reply('How much is the Basic kite repair package?'));
    });
  },
);

test('an agency that is renamed has its new name everywhere', limit, async (context) => {
  const { body } = await staff('GET', single('company'));
  await published(
    staff('POST', `${single('company')}/actions/publish`, {
      ...body.data,
      name: 'Windlass',
      legalName: 'Windlass Digital',
    }),
  );
  await timed(context, async () => {
    await site.until(/Windlass/, () => site.text('/'));
    await site.until(/Windlass/, () => site.text('/llms.txt'));
    await site.until(/Windlass/, () => site.reply('What is your company called?'));
  });
});

test('staff read what is wrong, and the site shows what was there before', limit, async () => {
  const { body } = await staff('GET', `${collection('service')}?filters[slug][$eq]=google-ads`);
  const { data } = (await staff('GET', `${collection('service')}/${body.results[0].documentId}`)).body;
  const promise = 'Ads from {google-ads.no-such-tier.price}.';
  await published(staff('POST', `${collection('service')}/${data.documentId}/actions/publish`, { ...data, promise }));
  const problems = async () => JSON.stringify((await staff('GET', collection('content-problem'))).body.results);
  await site.until(/no-such-tier/, problems);
  const before = seed.service.find(({ slug }) => slug === 'google-ads').promise;
  assert.ok((await site.text('/service/google-ads')).includes(before.slice(0, 20)));
});
