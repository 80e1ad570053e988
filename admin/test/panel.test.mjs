import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startHost } from './host.mjs';
import { openPanel } from './panel.mjs';

const limit = { timeout: 600_000 };
let host;
let panel;

before(async () => {
  host = await startHost({ seedFile: process.env.SEED_FILE });
  panel = await openPanel(host.url);
}, limit);

after(async () => {
  await panel?.close();
  await host?.stop();
});

test('staff change the price of a logo and publish it', limit, async () => {
  await panel.open('service', 'Logo Design');
  await panel.setPrice('Basic', 60);
  assert.equal(await panel.publish(), 200);
  const query = '{ services(filters: { slug: { eq: "logo-design" } }) { packages { tier price } } }';
  const { data } = await host.ask(host.siteToken, query);
  assert.deepEqual(data.services[0].packages[0], { tier: 'basic', price: 60 });
});

test('the form says what is wrong beside the field', limit, async () => {
  const { page } = panel;
  await panel.open('service', 'Google Ads');
  await page
    .getByLabel('Title for search engines')
    .fill('A title that goes on and on and on, far beyond what search engines show');
  assert.equal(await panel.publish(), 400);
  await page
    .getByText(/has \d+ characters; 60 are the most/)
    .first()
    .waitFor();
});

test('an answer that is written becomes an entry', limit, async () => {
  const { page } = panel;
  const mutation = 'mutation { createUnansweredQuestion(data: { question: "Do you repair kites?" }) { documentId } }';
  await host.ask(host.inboxToken, mutation);
  await panel.open('unanswered-question', 'Do you repair kites?');
  await page.getByLabel('Your answer').fill('No. We fold them, and leave repairs to others.');
  assert.equal(await panel.save(), 200);
  const query = '{ knowledgeEntries(filters: { topic: { eq: "from-visitors" } }) { question answer } }';
  assert.deepEqual((await host.ask(host.siteToken, query)).data.knowledgeEntries, [
    { question: 'Do you repair kites?', answer: 'No. We fold them, and leave repairs to others.' },
  ]);
});

test('services are chosen by name', limit, async () => {
  const { page } = panel;
  await panel.open('category', 'Graphic Design');
  await page.getByLabel('Add to: Services').click();
  await page.getByRole('option', { name: 'Website Design', exact: true }).click();
  // Offered again at once, whatever was chosen before.
  await page.getByLabel('Add to: Services').click();
  await page.getByRole('option', { name: 'Google Ads', exact: true }).click();
  assert.equal(await panel.publish(), 200);
  const query = '{ categories(filters: { sid: { eq: "six" } }) { attributes { subCategories { url } } } }';
  const { data } = await host.ask(host.siteToken, query);
  const listed = data.categories[0].attributes.subCategories.map(({ url }) => url);
  assert.deepEqual(listed.slice(-2), ['website-design', 'google-ads']);
});

test('a form says what keeps its document from the site', limit, async () => {
  const mutation = 'mutation ($problems: [ReportedProblem!]!) { reportContentProblems(problems: $problems) }';
  const problems = [{ type: 'Service', record: 'Logo Design', reason: 'Two packages have one tier' }];
  await host.ask(host.inboxToken, mutation, { problems });
  await panel.open('service', 'Logo Design');
  await panel.page.getByText('Two packages have one tier').waitFor();
  await panel.page.getByRole('link', { name: 'All problems' }).waitFor();
});

test('lists show on a usual screen whether something is published', limit, async () => {
  const { page } = panel;
  const beyond = [];
  for (const type of ['service', 'category', 'post', 'knowledge-entry', 'portfolio-piece', 'testimonial']) {
    await page.goto(`${host.url}/admin/content-manager/collection-types/api::${type}.${type}`);
    const status = page.getByRole('row').getByText('Published', { exact: true }).first();
    await status.waitFor({ timeout: 60_000 });
    const { x, width } = await status.boundingBox();
    if (x + width > 1440) beyond.push(`${type} ends at ${x + width}`);
  }
  assert.deepEqual(beyond, []);
});

test('the panel asks nothing of other hosts, and nothing in it fails', () => {
  const { host: own } = new URL(host.url);
  const elsewhere = panel.requests.filter((url) => /^(?:https?|wss?):/.test(url) && new URL(url).host !== own);
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(panel.faults, []);
});
