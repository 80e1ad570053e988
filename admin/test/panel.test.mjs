import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startHost } from './host.mjs';
import { expect, openPanel } from './panel.mjs';
import { standInForSite } from './stand-in-site.mjs';

const limit = { timeout: 600_000 };
let host;
let panel;
let site;

before(async () => {
  site = await standInForSite();
  host = await startHost({ seedFile: process.env.SEED_FILE, webhookUrl: site.webhookUrl });
  panel = await openPanel(host.url);
}, limit);

after(() => Promise.all([panel?.close(), host?.stop(), site?.close()]), limit);

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

test('a question shows whether its answer is live or why it was rejected', limit, async () => {
  const { page } = panel;
  const tell = (state) => site.answer('state', { refusals: [], shown: false, ...state });
  tell({ readAt: '2000-01-01T00:00:00.000Z' });
  await panel.open('unanswered-question', 'Do you repair kites?');
  await page.getByText('Going live.').waitFor();
  const reason = 'Promises or guarantees something';
  const refusals = [
    { reason, field: 'answer' },
    { reason: 'Asks twice', field: 'alternatives' },
  ];
  tell({ readAt: '2999-01-01T00:00:00.000Z', refusals });
  await page.getByText('The site rejected this').waitFor();
  await page.getByText('Visitors don’t see it yet.').waitFor();
  await page.getByRole('button', { name: 'Go to the field' }).first().click();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.getByRole('button', { name: 'Go to the field' }).last().click();
  await expect(page.getByLabel('Other wordings')).toBeFocused();
  assert.deepEqual(await panel.barriers(), []);
  tell({ readAt: '2999-01-01T00:00:00.000Z', shown: true });
  await panel.open('unanswered-question', 'Do you repair kites?');
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Try questions with it' }).waitFor();
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

test('what staff need to know about a list of groups is next to its name', limit, async () => {
  const { page } = panel;
  await panel.open('service', 'Logo Design');
  for (const label of ['Packages (from the cheapest to the most expensive', 'Steps (4 to 6)', 'Questions (5 to 8)'])
    await page.getByText(label).filter({ visible: true }).waitFor();
});

test('a package’s amounts are rows, and only the list of packages has ‘Add one more’', limit, async () => {
  const { page } = panel;
  await panel.open('service', 'Website Design');
  await page.getByRole('button', { name: 'Basic', exact: true }).first().click();
  const amounts = page.getByRole('group', { name: 'Amounts, such as pages or words' });
  const before = await amounts.getByLabel('How many').count();
  await amounts.getByRole('button', { name: 'Add an amount' }).click();
  await amounts.getByLabel('What').last().click();
  await page.getByRole('option', { name: 'Words', exact: true }).click();
  await amounts.getByLabel('How many').last().fill('2');
  // Packages, steps and questions.
  await expect(page.getByRole('button', { name: 'Add one more' })).toHaveCount(3);
  assert.deepEqual(await panel.barriers(), []);
  assert.equal(await panel.save(), 200);
  await page.getByRole('button', { name: `Remove amount ${before + 1}` }).click();
  assert.equal(await panel.save(), 200);
  await expect(amounts.getByLabel('How many')).toHaveCount(before);
});

test('a notice is written, set for a time and found on the first page and in its list', limit, async () => {
  const { page } = panel;
  const text = 'We are closed from 24 December to 2 January.';
  site.answer('check', { refusals: [] });
  await page.goto(`${host.url}/admin/content-manager/collection-types/api::notice.notice/create`);
  await page.getByLabel('Text', { exact: false }).first().fill(text);
  await page.getByLabel('Questions it answers').fill('Are you open over the holidays?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Ready to publish.').waitFor();
  const [day] = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().split('T');
  await page.getByLabel('From', { exact: true }).fill(`${day}T09:00`);
  await page.getByRole('button', { name: 'From: set this time' }).click();
  await page.getByText('Goes live on').first().waitFor();
  await page.getByLabel('Until (then unpublish)', { exact: true }).waitFor();
  assert.deepEqual(await panel.barriers(), []);
  await page.goto(`${host.url}/admin/content-manager/collection-types/api::notice.notice`);
  await page
    .getByRole('row')
    .filter({ hasText: text })
    .getByText(/^from \d/)
    .waitFor();
  await page.goto(`${host.url}/admin`);
  await page.getByRole('listitem').filter({ hasText: text }).getByText('goes live on').waitFor();
});

test('next to a form, the panel shows what the site did with it', limit, async () => {
  const { page } = panel;
  const tell = (state) =>
    site.answer('state', { refusals: [], shown: true, address: '/service/logo-design', ...state });
  tell({ readAt: '2000-01-01T00:00:00.000Z' });
  await panel.open('service', 'Logo Design');
  await page.getByText('Going live. It usually takes one to three minutes.').waitFor();
  await expect(page.getByText('Waiting for an earlier change')).toHaveCount(0);
  tell({ readAt: '2000-01-01T00:00:00.000Z', reading: '2000-01-01T00:01:00.000Z' });
  await page.getByText('Waiting for an earlier change to go live first.').waitFor();
  const reason = 'Two packages have one tier';
  const long = { readAt: '2999-01-01T00:00:00.000Z' };
  tell({ ...long, refusals: [{ reason, field: 'packages.1.tier' }] });
  await page.getByText('The site rejected this').waitFor();
  await expect(page.getByText(reason), 'beside the form and at the field').toHaveCount(2);
  await page.getByText('Visitors still see the version before.').waitFor();
  tell({ ...long, refusals: [{ reason }], shownSince: '2026-03-01T12:00:00.000Z' });
  await panel.open('service', 'Logo Design');
  await page.getByText(/^Visitors still see the version of 1 March 2026 at/).waitFor();
  tell({ ...long, refusals: [{ reason }], shown: false });
  await panel.open('service', 'Logo Design');
  await page.getByText('Visitors don’t see it yet.').waitFor();
  tell(long);
  await panel.open('service', 'Logo Design');
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText(/^Sent on \d+ \w+ \d{4} at/).waitFor();
  const link = page.getByRole('link', { name: 'See it on the site' });
  assert.equal(await link.getAttribute('href'), `${site.url}/service/logo-design`);
  site.answer('state', undefined);
  await panel.open('service', 'Google Ads');
  await page.getByText('Status unknown').waitFor();
});

test('unpublishing asks first and shows its progress', limit, async () => {
  const { page } = panel;
  const old = '2000-01-01T00:00:00.000Z';
  const tell = (state) => site.answer('state', { refusals: [], shown: true, readAt: old, ...state });
  tell({});
  await panel.open('service', 'Infographic Design');
  const unpublish = async () => {
    await page.getByRole('button', { name: 'More document actions' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  };
  const dialog = page.getByRole('alertdialog', { name: 'Take it off the site?' });
  await unpublish();
  assert.deepEqual(await panel.barriers(), []);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Sent to the site' }).waitFor();
  await unpublish();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Going off the site.').waitFor();
  const reason = 'It cannot be removed while texts name it: a post';
  tell({ readAt: '2999-01-01T00:00:00.000Z', refusals: [{ reason }] });
  await page.getByText('The site still shows this').waitFor();
  await page.getByText(reason).waitFor();
  await expect(page.getByText('visitors don’t see it')).toHaveCount(0);
  const entry = (
    await host.ask(host.siteToken, '{ knowledgeEntries(filters: { number: { eq: 850 } }) { documentId question } }')
  ).data.knowledgeEntries[0];
  const posts = Array.from({ length: 9 }, (_, number) => ({
    type: 'post',
    kind: 'Blog post',
    id: `post${number}`,
    name: `Post ${number}`,
  }));
  const answer = {
    type: 'knowledge-entry',
    kind: 'Answer of the assistant',
    id: entry.documentId,
    name: entry.question,
  };
  const naming = [{ ...answer, field: 'alternatives' }, ...posts];
  tell({ readAt: '2999-01-01T00:00:00.000Z', refusals: [{ reason }], naming });
  await panel.open('service', 'Infographic Design');
  await page.getByText('Open each, take it out and publish.').waitFor();
  await expect(page.getByText(reason)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Post \d/ }).filter({ visible: true })).toHaveCount(7);
  await page.getByText('and 2 more').click();
  await expect(page.getByRole('link', { name: /^Post \d/ }).filter({ visible: true })).toHaveCount(9);
  assert.deepEqual(await panel.barriers(), []);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Other wordings' })
    .getByRole('link', { name: entry.question })
    .click();
  await page.getByRole('heading', { name: entry.question, level: 1 }).waitFor();
  tell({ readAt: '2999-01-01T00:00:00.000Z', shown: false });
  await panel.open('service', 'Infographic Design');
  await page.getByText('Not published: visitors don’t see it.').waitFor();
  await page.goto(`${host.url}/admin`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Service: Infographic Design' })
    .getByText('unpublished, First')
    .waitFor();
  site.answer('state', undefined);
});

test('what the site would refuse is said at the field when it is saved', limit, async () => {
  const { page } = panel;
  const reason = '{google-ads.basic.prize} names a figure that there is not';
  const other = { type: 'service', id: 'anotherservice', name: 'Logo Design' };
  site.answer('check', { refusals: [{ reason, field: 'promise', other }] });
  await panel.open('service', 'Google Ads');
  await page.getByLabel('Promise').fill('Ads for {google-ads.basic.prize}.');
  assert.equal(await panel.save(), 200);
  await page.getByText('Fix this before you publish').waitFor();
  await expect(page.getByText(reason), 'in the list and at the field').toHaveCount(2);
  const way = page.getByRole('link', { name: 'Open ‘Logo Design’' });
  assert.match(await way.getAttribute('href'), /api::service\.service\/anotherservice$/);
  await page.getByLabel('Plural in the estimator').focus();
  await page.getByRole('button', { name: 'Go to the field' }).click();
  await expect(page.getByLabel('Promise')).toBeFocused();
  let sent = 0;
  page.on('request', (request) => (sent += request.url().includes('/actions/publish') ? 1 : 0));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not sent: the site would reject it' });
  await dialog.getByText(reason).waitFor();
  assert.deepEqual(await panel.barriers(), []);
  site.answer('check', { refusals: [] });
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Ready to publish.').waitFor();
  assert.equal(sent, 0);
  await page.getByLabel('Promise').fill('Ads for {google-ads.basic.price}.');
  assert.equal(await panel.save(), 200);
  await page.getByText('Ready to publish.').waitFor();
});

test('the way to a photograph without a description leads to the photograph', limit, async () => {
  const { page } = panel;
  const reason = 'Photograph has no alternative text: say what it shows';
  site.answer('check', { refusals: [{ reason, field: 'picture' }] });
  await page.goto(`${host.url}/admin/content-manager/collection-types/api::post.post`);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await page.getByLabel('Title').first().fill('What a logo brief says');
  assert.equal(await panel.save(), 200);
  await page.getByRole('button', { name: 'Go to the field' }).click();
  const photograph = page.getByRole('region', { name: 'Photograph' });
  await expect(photograph).toBeInViewport();
  await expect(photograph.getByRole('button').first()).toBeFocused();
  site.answer('check', { refusals: [] });
});

test('an answer is tried with questions before it is published', limit, async () => {
  const { page } = panel;
  const own = { id: '850', title: 'What should I write in a logo brief?', score: 0.9, near: ['850'] };
  const none = { near: ['850'] };
  const asked = (question) => ({ question, now: none, withDraft: question.startsWith('brief') ? own : none });
  site.answer('wordings', ({ questions }) => questions.map(asked));
  await host.ask(
    host.inboxToken,
    'mutation { createUnansweredQuestion(data: { question: "what goes in a brief" }) { documentId } }',
  );
  await panel.open('knowledge-entry', own.title);
  await page.getByLabel('What would visitors type?').fill('brief for a logo\nlogo paper');
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await page.getByText('With what you saved: this answer, surely').waitFor();
  await page.getByText('With what you saved: no answer').waitFor();
  await page.getByText('Visitors asked this and got no answer.', { exact: false }).waitFor();
  assert.deepEqual(await panel.barriers(), []);
  await page.getByRole('button', { name: 'Add to its wordings' }).first().click();
  await expect(page.getByLabel('Other wordings')).toHaveValue(/\nlogo paper$/);
  await page.getByText('Added to ‘Other wordings’. Save, and try again.').waitFor();
});

test('a service is tried with questions before it is published', limit, async () => {
  const { page } = panel;
  const found = (title) => ({ id: '10001', title, score: 0.9, near: [] });
  const asked = [];
  site.answer('wordings', ({ type, questions }) => {
    asked.push(type);
    return questions.map((question) => ({ question, now: { near: [] }, withDraft: found('What does a logo cost?') }));
  });
  await panel.open('service', 'Logo Design');
  await page.getByLabel('What would visitors type?').fill('price of a mark');
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await page.getByText('Now: no answer').waitFor();
  await page.getByText('With what you saved: ‘What does a logo cost?’').waitFor();
  await expect(page.getByRole('button', { name: 'Add to its wordings' })).toHaveCount(0);
  assert.deepEqual(asked, ['service']);
  assert.deepEqual(await panel.barriers(), []);
});

test('the first page lists what needs attention', limit, async () => {
  const { page } = panel;
  const lead =
    'mutation { createLead(data: { reference: "H7K2-9QMD", receivedAt: "2026-01-15T09:30:00Z", name: "Ada", service: "Logo Design" }) { documentId } }';
  await host.ask(host.inboxToken, lead);
  const { data } = await host.ask(
    host.siteToken,
    '{ services(filters: { slug: { eq: "logo-design" } }) { documentId } }',
  );
  const [{ documentId: document }] = data.services;
  const problems = [{ type: 'Service', record: 'Logo Design', reason: 'Two have one tier', kind: 'service', document }];
  const report = 'mutation ($problems: [ReportedProblem!]!) { reportContentProblems(problems: $problems) }';
  await host.ask(host.inboxToken, report, { problems });
  await page.goto(`${host.url}/admin`);
  await page.getByRole('link', { name: 'Ada: Logo Design' }).waitFor();
  await page.getByRole('link', { name: 'what goes in a brief' }).waitFor();
  const lineOf = (detail) =>
    page.getByRole('listitem').filter({ hasText: 'Service: Logo Design' }).filter({ hasText: detail });
  await lineOf(/First, /).waitFor();
  // A long reason is below the title, and doesn't squeeze it.
  const [line, title] = await Promise.all(
    [lineOf('Two have one tier'), lineOf('Two have one tier').getByRole('link')].map((each) => each.boundingBox()),
  );
  assert.ok(title.height < 30 && line.height > title.height + 15, JSON.stringify({ line, title }));
  assert.deepEqual(await panel.barriers(), []);
  await lineOf('Two have one tier').getByRole('link').click();
  await page.getByRole('heading', { name: 'Logo Design', level: 1 }).waitFor();
});

test('a message is read as a letter and marked with a button, on a phone too', limit, async () => {
  const { page } = panel;
  const data = {
    reference: 'K3PX-77TA',
    receivedAt: '2026-01-16T09:30:00Z',
    name: 'Grace',
    email: 'grace@client.example',
    message: 'We need a logo.\nSoon.',
    estimate: 'Logo Design, Basic × 2',
    transcript: 'Visitor: how much is a logo?',
  };
  await host.ask(host.inboxToken, 'mutation ($data: LeadInput!) { createLead(data: $data) { documentId } }', { data });
  const marked = [];
  site.answer('retention', { days: 365 });
  site.answer('message', (asked) => {
    marked.push(asked);
    return { known: true };
  });
  const first = { id: '1', at: Date.UTC(2026, 0, 16, 9, 30), by: 'visitor', name: '', text: data.message };
  const talk = { reference: data.reference, messages: [first], mailsReplies: false };
  site.answer('talk', () => talk);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${host.url}/admin/messages`);
  await page.getByRole('button', { name: /^Grace/ }).click();
  const letter = page.getByRole('article', { name: 'Message from Grace' });
  await letter.getByText('Soon.').waitFor();
  await letter.getByText('how much is a logo?').waitFor();
  await letter.getByText('Will be deleted on 16 January 2027').waitFor();
  assert.deepEqual(await panel.barriers(), []);
  const answer = await letter.getByRole('link', { name: 'Answer by email' }).getAttribute('href');
  assert.match(answer, /^mailto:grace%40client\.example\?subject=Your%20message%20K3PX-77TA/);
  await letter.getByRole('button', { name: 'Answered' }).click();
  await letter.getByRole('button', { name: 'Answered', pressed: true }).waitFor();
  await expect.poll(() => marked).toEqual([{ about: 'message', reference: 'K3PX-77TA', status: 'answered' }]);
  const isCutOff = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  assert.equal(isCutOff, false);
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test('staff reply to a message where they read it, and see what its sender asks back', limit, async () => {
  const { page } = panel;
  const data = {
    reference: 'T4LK-0001',
    receivedAt: '2026-01-17T09:30:00Z',
    name: 'Ines',
    email: 'ines@client.example',
    message: 'Can you call me?',
    transcript: `Visitor: what about the last line?\n\n${'Assistant: there is more.\n'.repeat(40)}`,
  };
  await host.ask(host.inboxToken, 'mutation ($data: LeadInput!) { createLead(data: $data) { documentId } }', { data });
  const said = (id, by, name, text) => ({ id, at: Date.UTC(2026, 0, 18), by, name, text });
  const messages = [said('1', 'visitor', '', data.message), said('2', 'visitor', '', 'Are you <b>there</b>?')];
  const talk = { reference: data.reference, messages, mailsReplies: false };
  const replies = [];
  site.answer('talk', () => talk);
  site.answer('message', { known: true });
  site.answer('reply', (asked) => {
    replies.push(asked);
    messages.push(said(asked.id, 'team', asked.name, asked.text));
    return talk;
  });
  await page.goto(`${host.url}/admin/messages`);
  await page.getByRole('button', { name: /^Ines/ }).click();
  const letter = page.getByRole('article', { name: 'Message from Ines' });
  await letter.getByText('Are you <b>there</b>?').waitFor();
  // A long one is collapsed, so that the reply field stays in view.
  const conversation = letter.getByText('what about the last line?');
  await expect(conversation).toBeHidden();
  await letter.getByText('Conversation with the assistant').click();
  await conversation.waitFor();
  await letter
    .getByText('The visitor gets it on a page of their own. The site doesn’t send email', { exact: false })
    .waitFor();
  await letter.getByLabel('Reply').fill('Yes. <script>alert(1)</script>');
  await letter.getByRole('button', { name: 'Send the reply' }).click();
  await letter.getByRole('listitem').filter({ hasText: '<script>' }).waitFor();
  await letter.getByRole('button', { name: 'Answered', pressed: true }).waitFor();
  await expect(letter.getByLabel('Reply')).toHaveValue('');
  assert.equal(replies.length, 1);
  const { id, ...reply } = replies[0];
  assert.match(id, /^[0-9a-f]{32}$/);
  assert.equal(reply.reference, 'T4LK-0001');
  assert.equal(reply.text, 'Yes. <script>alert(1)</script>');
});

test('where the visitor reads a reply is said for what came from the chat, too', limit, async () => {
  const { page } = panel;
  const data = {
    reference: 'T4LK-0002',
    receivedAt: '2026-01-18T09:30:00Z',
    name: 'Otto',
    kind: 'Handed over in the chat',
    message: 'A person, please.',
  };
  await host.ask(host.inboxToken, 'mutation ($data: LeadInput!) { createLead(data: $data) { documentId } }', { data });
  site.answer('talk', { reference: data.reference, messages: [], mailsReplies: true });
  await page.goto(`${host.url}/admin/messages`);
  await page.getByRole('button', { name: /^Otto/ }).click();
  await page.getByText('The visitor gets it in the chat, on a page of their own and by email.').waitFor();
});

test('a site that doesn’t answer keeps nobody from publishing', limit, async () => {
  const { page } = panel;
  let asked = 0;
  const never = new Promise(() => {});
  for (const about of ['check', 'figures'])
    site.answer(about, () => {
      asked += 1;
      return never;
    });
  const [old, readAt] = ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
  let isSlow = false;
  let states = 0;
  site.answer('state', () => {
    states += 1;
    return isSlow ? never : { refusals: [], shown: true, readAt: old };
  });
  await panel.open('service', 'Google Ads');
  await page.getByText('Going live').waitFor();
  isSlow = true;
  const before = states;
  await page.waitForTimeout(12_000);
  // Each request is waited for, so that Strapi's own find a free connection.
  assert.ok(states - before <= 1, `${states - before} requests`);
  assert.ok(asked > 0);
  await page.getByLabel('Promise').fill('Ads that pay.');
  assert.equal(await panel.save(), 200);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  assert.equal(await panel.publish(), 200);
  site.answer('state', { refusals: [], shown: true, readAt });
  site.answer('check', { refusals: [] });
});

test('the first page plots what came of visits', limit, async () => {
  const { page } = panel;
  const day = (date, view, chat) => ({ day: date, counts: { view, 'chat begun': chat, quote: 0 } });
  site.answer('visits', {
    days: [day('2026-01-15', 30, 1), day('2026-01-16', 12, 2)],
    totals: { view: 42, 'chat begun': 3, quote: 0 },
    labels: { view: 'Pages seen', 'chat begun': 'Chats begun', quote: 'Quotes asked for' },
    paths: [
      {
        name: 'Page, chat',
        steps: [
          { label: 'Pages seen', count: 42 },
          { label: 'Chats begun', count: 3 },
        ],
      },
    ],
    pages: [],
  });
  await page.goto(`${host.url}/admin`);
  const plot = 'Pages seen a day, from 15 January 2026 to 16 January 2026, at most 30';
  await page.getByRole('img', { name: plot }).waitFor();
  await expect(page.getByRole('img', { name: /^Quotes asked for/ }), 'nothing is not plotted').toHaveCount(0);
  const steps = page.getByRole('listitem').filter({ hasText: /^Chats begun3$/ });
  await steps.waitFor();
});

test('quotes are extended and withdrawn, and what the site refuses is said, on a phone too', limit, async () => {
  const { page } = panel;
  const quote = {
    number: 'QT7K-11AA',
    url: `${site.url}/quote/0123456789012345678901`,
    state: 'open',
    made: '2026-01-15T09:30:00.000Z',
    validUntil: '2026-01-29T23:59:59.999Z',
    accepted: null,
    reference: null,
    name: null,
    lines: ['Logo Design, Basic: $50'],
    total: '$50',
  };
  const accepted = { ...quote, number: 'QT7K-22BB', state: 'accepted', accepted: quote.made, name: '<b>Ada</b>' };
  const changes = [];
  site.answer('quotes', () => [quote, { ...accepted, reference: 'H7K2-9QMD' }]);
  site.answer('quote-extended', (asked) => {
    changes.push(asked);
    return { done: false, reason: 'A quote holds no longer than a year.' };
  });
  site.answer('quote-withdrawn', (asked) => {
    changes.push(asked);
    quote.state = 'withdrawn';
    return { done: true };
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${host.url}/admin/quotes`);
  const card = page.getByRole('article', { name: 'Quote QT7K-11AA' });
  await card.getByText('Valid until 29 January 2026.').waitFor();
  await page.getByText('<b>Ada</b> accepted it on', { exact: false }).waitFor();
  assert.deepEqual(await panel.barriers(), []);
  await card.getByLabel('Valid until').fill('2026-02-10');
  await card.getByRole('button', { name: 'Extend' }).click();
  await page.getByText('A quote holds no longer than a year.').waitFor();
  const isCutOff = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  assert.equal(isCutOff, false);
  await card.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await card.getByText('Withdrawn; it can’t be accepted.', { exact: false }).waitFor();
  await expect(card.getByRole('button')).toHaveCount(0);
  const { number } = quote;
  assert.deepEqual(changes, [
    { about: 'quote-extended', number, until: '2026-02-10' },
    { about: 'quote-withdrawn', number },
  ]);
  await page.getByRole('button', { name: 'Accepted' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Message H7K2-9QMD' }).click();
  await page.getByRole('button', { name: /^Ada/ }).waitFor();
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test('something is set for a time, and an earlier version comes back', limit, async () => {
  const { page } = panel;
  await panel.open('service', 'Website Design');
  const promise = await page.getByLabel('Promise').inputValue();
  await page.getByLabel('Promise').fill('A story in one picture.');
  assert.equal(await panel.publish(), 200);
  await page.getByRole('button', { name: 'Compare or restore' }).last().click();
  await page.getByText('In this version').first().waitFor();
  await expect(page.getByRole('dialog').getByRole('mark')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.waitForFunction((before) => document.getElementsByName('promise')[0]?.value === before, promise);
  await page.getByLabel('From', { exact: true }).fill(`${new Date().getFullYear() + 1}-01-01T00:00`);
  await page.getByRole('button', { name: 'From: set this time' }).click();
  await page
    .getByText(/^Goes live on 1 January/)
    .first()
    .waitFor();
  await page.getByLabel('Until (then restore)', { exact: true }).fill(`${new Date().getFullYear() + 1}-02-01T00:00`);
  await page.getByRole('button', { name: 'Until (then restore): set this time' }).click();
  await page.getByText(/^Previous version returns on 1 February/).waitFor();
  await page.goto(`${host.url}/admin/content-manager/collection-types/api::service.service?_q=Website%20Design`);
  await page.getByText(/^from 1 January/).waitFor();
  await page.getByText(/^until 1 February \d+, then as before/).waitFor();
  await panel.open('service', 'Website Design');
  await page.getByRole('button', { name: 'Cancel this' }).first().click();
  await page.getByRole('button', { name: 'From: set this time' }).waitFor();
});

test('whoever publishes while something is set for later is asked, and whoever changes it is told', limit, async () => {
  const { page } = panel;
  site.answer('check', { refusals: [] });
  const promiseOf = async () => {
    const query = '{ services(filters: { slug: { eq: "keyword-research" } }) { promise packages { price } } }';
    return (await host.ask(host.siteToken, query)).data.services[0];
  };
  const [name, before] = ['Keyword Research', await promiseOf()];
  await panel.open('service', name);
  await panel.setPrice('Basic', 105);
  assert.equal(await panel.save(), 200);
  await page.getByText('Ready to publish.').waitFor();
  await page.getByLabel('From', { exact: true }).fill(`${new Date().getFullYear() + 1}-01-01T00:00`);
  await page.getByRole('button', { name: 'From: set this time' }).click();
  const change = `PriceBasic: $${before.packages[0].price} → $105`;
  const itemSaying = (place) => place.getByRole('listitem').filter({ hasText: 'Price' }).filter({ hasText: '→' });
  await expect(itemSaying(page)).toHaveText(change);
  const ahead = page.getByText(/^Goes live on 1 January \d+ at 00:00$/);
  await expect(ahead, 'beside the form and under ‘At a time’').toHaveCount(2);
  await expect(page.getByText('Ready to publish.')).toHaveCount(0);
  const heading = page.getByRole('heading', { name: 'On the site' });
  const [top, first] = await Promise.all([heading.boundingBox(), ahead.first().boundingBox()]);
  assert.ok(first.y - top.y < 60, JSON.stringify({ top, first }));
  await page.getByLabel('Promise').fill('Said better.');
  assert.equal(await panel.save(), 200);
  await page.getByText('Changed since, and not part of it: Promise').waitFor();
  await page.getByText('What was changed since is ready to publish.').waitFor();
  // Strapi's own messages have small buttons.
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Something is set for later' });
  await dialog.getByText(/^Set for 1 January/).waitFor();
  await expect(itemSaying(dialog)).toHaveText(change);
  assert.deepEqual(await panel.barriers(), []);
  const answer = page.waitForResponse((response) => response.url().includes('/actions/publish'));
  await dialog.getByRole('button', { name: 'Publish only the rest' }).click();
  assert.equal((await answer).status(), 200);
  assert.deepEqual(await promiseOf(), { ...before, promise: 'Said better.' });
  await page.getByText('Changed since, and not part of it').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Publish only the rest' })).toHaveCount(0);
  const all = page.waitForResponse((response) => response.url().includes('/actions/publish'));
  await dialog.getByRole('button', { name: 'Publish everything now' }).click();
  assert.equal((await all).status(), 200);
  assert.equal((await promiseOf()).packages[0].price, 105);
  await page.getByRole('button', { name: 'From: set this time' }).waitFor();
});

test('a service is made in words: addresses follow names, figures and its category are chosen', limit, async () => {
  const { page } = panel;
  site.answer('figures', [{ name: 'logo-design.basic.price', label: 'Logo Design, Basic: price', value: '$50' }]);
  await page.goto(`${host.url}/admin/content-manager/collection-types/api::service.service/create`);
  await page.locator('input[name="name"]').fill('Poster & Flyer Design');
  await expect(page.getByLabel('End of the address')).toHaveValue('poster-and-flyer-design');
  await page.getByRole('button', { name: 'None yet: add the first one' }).first().click();
  await page.locator('input[name="packages.0.name"]').fill('Basic');
  await page.getByLabel('Price of Basic').fill('70');
  await expect(page.locator('input[name="packages.0.price"]')).toHaveValue('70');
  await expect(page.getByLabel('Its name in figures')).toHaveValue('basic');
  await page.getByRole('checkbox', { name: 'Charged every 30 days', exact: true }).check();
  await expect(page.getByRole('checkbox', { name: 'Basic is charged every 30 days' })).toBeChecked();
  await page.getByLabel('Promise').fill('Posters for less than .');
  await page.getByLabel('Promise').press('ArrowLeft');
  await page.getByLabel('Find a price or fact').fill('logo price');
  await page.getByRole('button', { name: 'Insert Logo Design, Basic: price' }).click();
  await expect(page.getByLabel('Promise')).toHaveValue('Posters for less than {logo-design.basic.price}.');
  await page.getByRole('button', { name: 'What visitors read for the 1 in this form' }).click();
  await page.getByText('{logo-design.basic.price} as $50').waitFor();
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await page.getByLabel('Category of this service').click();
  const chosen = page.waitForResponse((response) => response.url().includes('/site/categories/'));
  await page.getByRole('option', { name: 'Graphic Design' }).click();
  assert.equal((await chosen).status(), 200);
  await panel.open('category', 'Graphic Design');
  const listed = page.getByRole('list', { name: 'Services' }).getByRole('listitem');
  await listed
    .filter({ hasText: 'Poster & Flyer Design' })
    .getByRole('button', { name: /^Move up/ })
    .click();
  await expect.poll(async () => (await listed.allInnerTexts()).at(-2)).toMatch(/^Poster & Flyer Design/);
});

test('a service that is published can be published again once its category was changed', limit, async () => {
  const { page } = panel;
  const placeOf = async () => {
    const { data } = await host.ask(host.siteToken, '{ categories { name services } }');
    return data.categories.find(({ services }) => services.split('\n').includes('competitor-website-analysis')).name;
  };
  await panel.open('service', 'Competitor Website Analysis');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  const before = await placeOf();
  await page.getByLabel('Category of this service').click();
  await page.getByRole('option', { name: 'Graphic Design' }).click();
  await expect(publish).toBeEnabled();
  assert.equal(await placeOf(), before);
  assert.equal(await panel.publish(), 200);
  assert.equal(await placeOf(), 'Graphic Design');
});

test('the whole site is returned to how it was before, after a question', limit, async () => {
  const { page } = panel;
  const earlier = { publishedAt: '2026-01-01T10:00:00Z', differs: ['Service: Logo Design'] };
  const asked = [];
  site.answer('release', { publishedAt: '2026-01-02T10:00:00Z', readAt: '2026-01-02T11:00:00Z', earlier });
  site.answer('restore-previous', (question) => {
    asked.push(question);
    site.answer('release', { publishedAt: earlier.publishedAt, heldSince: '2026-01-02T11:00:00Z' });
    return {};
  });
  await page.goto(`${host.url}/admin`);
  await page.getByText('Visitors see what was published by 2 January 2026 at', { exact: false }).waitFor();
  const way = page.getByText('On its way').locator('..').getByRole('listitem');
  await expect(way.filter({ hasText: 'Service: Logo Design' })).toHaveCount(1);
  const label = 'Restore the previous version of the site';
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('alertdialog').getByText('Service: Logo Design').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore it' }).click();
  await page.getByRole('button', { name: 'Resume publishing' }).waitFor();
  assert.deepEqual(asked, [{ about: 'restore-previous' }]);
});

test('whoever forgot their password is told whom to ask, because the panel sends no mail', limit, async () => {
  const page = await panel.newPage();
  await page.goto(`${host.url}/admin/auth/login`);
  await page.getByRole('link', { name: 'Forgot your password? The owner sets a new one' }).click();
  await page.getByRole('heading', { name: 'Ask the owner for a new password' }).waitFor();
  await page.getByLabel('Email').fill('writer@agency.example');
  await page.getByRole('button', { name: 'What the owner does' }).click();
  await page.getByText('This panel sends no mail.', { exact: false }).waitFor();
  await page.close();
});

test('a list is searched for words, in any order', limit, async () => {
  const { page } = panel;
  await page.goto(`${host.url}/admin/content-manager/collection-types/api::service.service?_q=design%20logo`);
  await page.getByRole('gridcell', { name: 'Logo Design', exact: true }).waitFor();
});

test('the guide is in the panel, with its pictures', limit, async () => {
  const { page } = panel;
  await page.goto(`${host.url}/admin`);
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { name: 'Change a price' }).waitFor();
  await page.getByRole('navigation', { name: 'Tasks' }).getByRole('link', { name: 'Add a service' }).waitFor();
  const broken = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('main img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    return { all: pictures.length, broken: pictures.filter(({ naturalWidth }) => naturalWidth === 0).length };
  });
  assert.ok(broken.all > 5);
  assert.equal(broken.broken, 0);
});

test('what was published has one name', limit, async () => {
  const { page } = panel;
  await panel.open('service', 'Logo Design');
  await page.getByRole('tab', { name: 'Sent to the site' }).waitFor();
  await expect(page.getByText('Published', { exact: true })).toHaveCount(0);
});

test('lists show on a usual screen whether something is published', limit, async () => {
  const { page } = panel;
  const beyond = [];
  for (const type of ['service', 'category', 'post', 'knowledge-entry', 'portfolio-piece', 'testimonial']) {
    await page.goto(`${host.url}/admin/content-manager/collection-types/api::${type}.${type}`);
    const status = page.getByRole('row').getByText('Sent to the site', { exact: true }).first();
    await status.waitFor();
    const { x, width } = await status.boundingBox();
    if (x + width > 1440) beyond.push(`${type} ends at ${x + width}`);
  }
  assert.deepEqual(beyond, []);
});

test('editors, writers and the inbox see what is theirs, and nothing else', limit, async (context) => {
  const logIn = async (account) => {
    const own = await openPanel(host.url, account);
    context.after(() => own.close());
    return own;
  };
  const editor = await logIn(await host.invite('Editor'));
  await editor.open('service', 'Logo Design');
  await editor.page.getByLabel('Plural in the estimator').fill('Marks');
  await expect(editor.page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await editor.page.getByRole('link', { name: 'Messages' }).waitFor();
  await editor.page.goto(`${host.url}/admin/settings/users`);
  await editor.page.getByText("You don't have the permissions to access that content").waitFor();
  const writerAccount = await host.invite('Writer');
  const writer = await logIn(writerAccount);
  await writer.open('service', 'Logo Design');
  await writer.page.getByLabel('Plural in the estimator').fill('Marks');
  await expect(writer.page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(writer.page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await writer.page.getByRole('heading', { name: 'What changed' }).waitFor();
  await expect(writer.page.getByText('At a time')).toHaveCount(0);
  await writer.page.getByRole('link', { name: 'Help', exact: true }).waitFor();
  await expect(writer.page.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await expect(writer.page.getByRole('link', { name: 'Quotes' })).toHaveCount(0);
  const asWriter = await host.asStaff(writerAccount);
  for (const address of ['/site/quotes', '/site/visits']) assert.equal((await asWriter('GET', address)).status, 403);
  assert.equal((await asWriter('PUT', '/site/quotes/QT7K-11AA', { change: 'withdraw' })).status, 403);
  const inbox = await logIn(await host.invite('Inbox'));
  await inbox.page.goto(`${host.url}/admin/messages`);
  await inbox.page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
  await inbox.page.goto(`${host.url}/admin/content-manager`);
  const types = inbox.page.getByRole('navigation').getByRole('link');
  await types.getByText('Unanswered question').waitFor();
  await expect(types.getByText('Service', { exact: true })).toHaveCount(0);
});

test('the panel asks nothing of other hosts, and nothing in it fails', () => {
  const { host: own } = new URL(host.url);
  const elsewhere = panel.requests.filter((url) => /^(?:https?|wss?):/.test(url) && new URL(url).host !== own);
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(panel.faults, []);
});
