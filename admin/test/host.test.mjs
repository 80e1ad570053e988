import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { databases } from './databases.mjs';
import { administrator, startHost } from './host.mjs';
import { listenForWebhooks } from './webhook-listener.mjs';

const seedFile = process.env.SEED_FILE;
const seed = JSON.parse(readFileSync(seedFile, 'utf8'));

/** A transparent pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const folder = mkdtempSync(path.join(tmpdir(), 'admin-photograph-'));
after(() => rmSync(folder, { recursive: true }));

/** The seed of a repository with a photograph, which ours doesn't have. */
function withPhotograph() {
  const file = path.join(folder, 'kite.png');
  writeFileSync(file, picture);
  const [about] = seed['about-page'];
  const changed = { ...seed, 'about-page': [{ ...about, picture: { file, alt: 'A blue kite' } }] };
  const place = path.join(folder, 'seed.json');
  writeFileSync(place, JSON.stringify(changed));
  return place;
}

const collections = '/content-manager/collection-types/api::';
const addressOf = (type, id = '') => `${collections}${type}.${type}${id ? `/${id}` : ''}`;

for (const [database, databaseUrl] of Object.entries(await databases())) {
  describe(`the admin host on ${database}`, { timeout: 600_000 }, () => {
    let host;
    let hooks;
    let staff;

    before(async () => {
      hooks = await listenForWebhooks();
      host = await startHost({ seedFile: withPhotograph(), webhookUrl: hooks.url, databaseUrl });
      staff = await host.asStaff();
    });
    after(async () => {
      hooks?.close();
      await host?.stop();
    });

    async function serviceBySlug(slug) {
      const { body } = await staff('GET', `${addressOf('service')}?filters[slug][$eq]=${slug}`);
      const [{ documentId }] = body.results;
      return (await staff('GET', addressOf('service', documentId))).body.data;
    }

    /** Like the panel's button: saves what is in the form and publishes it. */
    function publish(type, { documentId, ...document }) {
      return staff('POST', `${addressOf(type, documentId)}/actions/publish`, { documentId, ...document });
    }

    test('answers categories in the shape that the site expects', async () => {
      const query =
        '{ categories(sort: "position") { id attributes { name shortName url icon sid subCategories { id name url } } } }';
      const { data } = await host.ask(host.siteToken, query);
      const services = new Map(seed.service.map((service) => [service.slug, service]));
      const expected = seed.category.map(({ number, name, shortName, page, icon, sid, services: listed }) => ({
        id: `${number}`,
        attributes: {
          name,
          shortName,
          url: page,
          icon,
          sid,
          subCategories: listed.split('\n').map((url) => {
            const service = services.get(url);
            return { id: `${11 + service.number}`, name: service.shortName, url };
          }),
        },
      }));
      assert.deepEqual(data.categories, expected);
    });

    test('is filled with all that the repository has', async () => {
      const counted = {
        service: 'services',
        category: 'categories',
        'knowledge-entry': 'knowledgeEntries',
        post: 'posts',
        'portfolio-piece': 'portfolioPieces',
        testimonial: 'testimonials',
      };
      for (const [type, query] of Object.entries(counted)) {
        const { data } = await host.ask(host.siteToken, `{ it: ${query}_connection { pageInfo { total } } }`);
        assert.equal(data.it.pageInfo.total, seed[type].length, type);
      }
      const singles =
        '{ policies { areasNotServed } guestPosts { words } redirects { endings } homePage { heading } aboutPage { heading } careersPage { heading } contactPage { heading } howWeWork { heading } termsPage { heading } collectionPages { blogText { heading } } company { name } }';
      const { data, errors } = await host.ask(host.siteToken, singles);
      assert.equal(errors, undefined);
      assert.ok(Object.values(data).every(Boolean), JSON.stringify(data));
    });

    test('keeps every part of a service', async () => {
      const query = `query ($slug: String!) { services(filters: { slug: { eq: $slug } }) {
        slug number name shortName orderNoun alsoCalled things promise about audience deliverables technologies related
        searchTitle searchDescription process { title text } questions { question answer }
        words { said thing plural terms piece }
        packages { tier name price recurs inclusions delivery { from to unit } limits { quantity from to } } } }`;
      for (const service of seed.service) {
        const { data } = await host.ask(host.siteToken, query, { slug: service.slug });
        const blank = (value) =>
          JSON.parse(JSON.stringify(value, (_key, each) => (each === null || each === '' ? undefined : each)));
        assert.deepEqual(blank(data.services[0]), blank(service));
      }
    });

    test('setting it up again adds nothing', async () => {
      const count = async () =>
        (await host.ask(host.siteToken, '{ it: knowledgeEntries_connection { pageInfo { total } } }')).data;
      const earlier = await count();
      const { code, output } = await host.setUp();
      assert.equal(code, 0, output);
      assert.deepEqual(await count(), earlier);
      const { status } = await host.ask(host.siteToken, '{ company { name } }');
      assert.equal(status, 200, 'the token is still the same');
    });

    test('rejects requests without a token', async () => {
      for (const token of [undefined, 'no-such-token']) {
        const { status } = await host.ask(token, '{ services { slug } }');
        assert.equal(status, 401);
      }
      assert.equal((await fetch(`${host.url}/api/leads`)).status, 401);
    });

    test('lets the read token only read', async () => {
      for (const query of [
        '{ leads { reference } }',
        '{ unansweredQuestions { question } }',
        'mutation { createLead(data: { reference: "X", receivedAt: "2026-01-01T00:00:00Z" }) { documentId } }',
        'mutation { deleteService(documentId: "x") { documentId } }',
        'mutation { reportContentProblems(problems: []) }',
      ]) {
        const { errors } = await host.ask(host.siteToken, query);
        assert.equal(errors?.[0]?.message, 'Forbidden access', query);
      }
    });

    test('lets the inbox token neither read nor change anything', async () => {
      for (const query of [
        '{ services { slug } }',
        '{ leads { reference } }',
        'mutation { updateLead(documentId: "x", data: { state: spam }) { documentId } }',
        'mutation { deleteLead(documentId: "x") { documentId } }',
        'mutation { createService(data: { name: "X" }) { documentId } }',
      ]) {
        const { errors } = await host.ask(host.inboxToken, query);
        assert.equal(errors?.[0]?.message, 'Forbidden access', query);
      }
    });

    test('takes a message once, shows it to staff alone and lets them mark it', async () => {
      const mutation = `mutation ($data: LeadInput!) { createLead(data: $data) { documentId state } }`;
      const data = {
        reference: 'H7K2-9QMD',
        receivedAt: '2026-11-15T10:00:00.000Z',
        name: 'A visitor',
        email: 'visitor@client.example',
        message: 'We need a website.',
      };
      const made = await host.ask(host.inboxToken, mutation, { data });
      assert.equal(made.data.createLead.state, 'new');
      const again = await host.ask(host.inboxToken, mutation, { data });
      assert.equal(again.errors[0].message, 'This attribute must be unique');
      const secret = await host.ask(host.inboxToken, mutation.replace('state', 'email'), { data });
      assert.match(JSON.stringify(secret), /Cannot query field/);
      const address = addressOf('lead', made.data.createLead.documentId);
      assert.equal((await staff('GET', address)).body.data.email, data.email);
      const marked = await staff('PUT', address, { state: 'answered' });
      assert.equal(marked.body.data.state, 'answered');
      const markLead = 'mutation ($reference: String!) { markLead(reference: $reference, state: spam) }';
      assert.equal((await host.ask(host.inboxToken, markLead, { reference: data.reference })).data.markLead, true);
      assert.equal((await staff('GET', address)).body.data.state, 'spam');
      assert.equal((await host.ask(host.inboxToken, markLead, { reference: 'NOBO-DYS' })).data.markLead, false);
    });

    test('counts a question that is asked again', async () => {
      const mutation =
        'mutation ($question: String!) { createUnansweredQuestion(data: { question: $question }) { documentId count wordings } }';
      const ask = async (question) =>
        (await host.ask(host.inboxToken, mutation, { question })).data.createUnansweredQuestion;
      const first = await ask('Do you repair kites?');
      const second = await ask('do you repair KITES');
      assert.deepEqual(second, { documentId: first.documentId, count: 2, wordings: 'do you repair KITES' });
    });

    test('makes a published entry of a question that staff answer', async () => {
      const mutation =
        'mutation { createUnansweredQuestion(data: { question: "Can I pay in three parts?", wordings: "pay in instalments\\nthree payments" }) { documentId } }';
      const { documentId } = (await host.ask(host.inboxToken, mutation)).data.createUnansweredQuestion;
      const address = addressOf('unanswered-question', documentId);
      const parked = await staff('PUT', address, { answer: 'No. Orders', publish: false });
      assert.equal(parked.body.data.entryNumber, null);
      const answer = 'No. Orders are paid {policy.upfront} up front.';
      const answered = await staff('PUT', address, { answer, publish: true, category: 'policy', tags: 'payment' });
      const { state, entryNumber } = answered.body.data;
      assert.equal(state, 'answered');
      assert.ok(entryNumber >= 6000);
      const query = `{ knowledgeEntries(filters: { number: { eq: ${entryNumber} } }) { question answer alternatives category tags topic } }`;
      assert.deepEqual((await host.ask(host.siteToken, query)).data.knowledgeEntries, [
        {
          question: 'Can I pay in three parts?',
          answer,
          alternatives: 'pay in instalments\nthree payments',
          category: 'policy',
          tags: 'payment',
          topic: 'from-visitors',
        },
      ]);
      const hook = await hooks.next(({ body }) => body.entry?.number === entryNumber);
      assert.equal(hook.body.event, 'entry.publish');
      const [latest] = (await staff('GET', '/site/latest')).body.results;
      assert.equal(latest.record, 'Answer of the assistant: Can I pay in three parts?');
      const changed = await staff('PUT', address, { answer: 'Yes.' });
      assert.equal(changed.status, 400);
      assert.match(changed.body.error.message, /change ‘Your answer’ there/);
    });

    test('counts a question as unanswered while the site rejects its answer, which is then changed where it was written', async () => {
      const mutation =
        'mutation { createUnansweredQuestion(data: { question: "Do you sew tails?", wordings: "tails sewn" }) { documentId } }';
      const { documentId } = (await host.ask(host.inboxToken, mutation)).data.createUnansweredQuestion;
      const address = addressOf('unanswered-question', documentId);
      const { entryNumber } = (await staff('PUT', address, { answer: 'Yes, by hand.' })).body.data;
      const { body } = await staff('GET', `${addressOf('knowledge-entry')}?filters[number][$eq]=${entryNumber}`);
      const [{ documentId: document }] = body.results;
      const report = (...problems) =>
        host.ask(
          host.inboxToken,
          'mutation ($problems: [ReportedProblem!]!) { reportContentProblems(problems: $problems) }',
          { problems },
        );
      const stateOf = async () => (await staff('GET', address)).body.data.state;
      const refused = { type: 'Answer of the assistant', record: 'Do you sew tails?', reason: 'says how it is done' };
      assert.equal(await stateOf(), 'answered');
      await report({ ...refused, kind: 'knowledge-entry', document, field: 'answer' });
      assert.equal(await stateOf(), 'new');
      const changed = await staff('PUT', address, { answer: 'Yes.', wordings: 'tails sewn\nsewing a tail' });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      const query = `{ knowledgeEntries(filters: { number: { eq: ${entryNumber} } }) { answer alternatives } }`;
      assert.deepEqual((await host.ask(host.siteToken, query)).data.knowledgeEntries, [
        { answer: 'Yes.', alternatives: 'tails sewn\nsewing a tail' },
      ]);
      assert.equal(await stateOf(), 'new');
      await report();
      assert.equal(await stateOf(), 'answered');
    });

    test('closes a question that is published as a wording of an answer', async () => {
      const mutation =
        'mutation { createUnansweredQuestion(data: { question: "What goes into a brief, please?" }) { documentId } }';
      const { documentId } = (await host.ask(host.inboxToken, mutation)).data.createUnansweredQuestion;
      const { body } = await staff('GET', `${addressOf('knowledge-entry')}?filters[number][$eq]=850`);
      const [answer] = body.results;
      const alternatives = `${answer.alternatives}\nwhat goes into a brief please`;
      const published = await publish('knowledge-entry', { ...answer, alternatives });
      assert.equal(published.status, 200, JSON.stringify(published.body));
      const question = (await staff('GET', addressOf('unanswered-question', documentId))).body.data;
      assert.deepEqual([question.state, question.entryNumber], ['answered', 850]);
    });

    test('brings wordings that staff add to an answered question to its answer', async () => {
      const mutation =
        'mutation { createUnansweredQuestion(data: { question: "Can my dog come?", wordings: "dogs allowed" }) { documentId } }';
      const { documentId } = (await host.ask(host.inboxToken, mutation)).data.createUnansweredQuestion;
      const address = addressOf('unanswered-question', documentId);
      const { entryNumber } = (await staff('PUT', address, { answer: 'Of course.' })).body.data;
      const query = `{ knowledgeEntries(filters: { number: { eq: ${entryNumber} } }) { alternatives } }`;
      const wordings = async () => (await host.ask(host.siteToken, query)).data.knowledgeEntries[0].alternatives;
      const added = await staff('PUT', address, { wordings: 'dogs allowed\nis the office dog friendly' });
      assert.equal(added.status, 200, JSON.stringify(added.body));
      assert.equal(await wordings(), 'dogs allowed\nis the office dog friendly');
      await staff('PUT', address, { wordings: 'is the office dog friendly' });
      assert.equal(await wordings(), 'is the office dog friendly');
      const many = Array.from({ length: 13 }, (_, index) => `wording ${index}`).join('\n');
      const refused = await staff('PUT', address, { wordings: many });
      assert.equal(refused.status, 400);
      assert.match(refused.body.error.message, /at most 12 other wordings, and these are 13/);
      // Visitors change nothing that is published.
      await host.ask(host.inboxToken, mutation.replace('dogs allowed', 'rude words'));
      assert.equal(await wordings(), 'is the office dog friendly');
      assert.match((await staff('GET', address)).body.data.wordings, /rude words/);
      await staff('PUT', address, { state: 'answered' });
      assert.equal(await wordings(), 'is the office dog friendly');
    });

    test('keeps a service that the site sells, and says how to take it off', async () => {
      const { body } = await staff('GET', `${addressOf('service')}?filters[slug][$eq]=logo-design`);
      const [{ documentId }] = body.results;
      const deleted = await staff('DELETE', addressOf('service', documentId));
      assert.equal(deleted.status, 400);
      assert.match(deleted.body.error.message, /sells ‘Logo Design’. Unpublish it/);
      const many = await staff('POST', `${addressOf('service')}/actions/bulkDelete`, { documentIds: [documentId] });
      assert.equal(many.status, 400);
      assert.equal((await staff('GET', addressOf('service', documentId))).status, 200);
    });

    test('has an icon', async () => {
      assert.equal((await fetch(`${host.url}/favicon.ico`)).status, 200);
    });

    test('shows what the site found wrong, and no longer than it is wrong', async () => {
      const mutation = 'mutation ($problems: [ReportedProblem!]!) { reportContentProblems(problems: $problems) }';
      const report = (...problems) => host.ask(host.inboxToken, mutation, { problems });
      const list = async () =>
        (await staff('GET', addressOf('content-problem'))).body.results.map(({ record }) => record).sort();
      const wrong = (record) => ({ type: 'service', record, reason: 'two packages have one tier' });
      await report(wrong('logo-design'), wrong('google-ads'));
      assert.deepEqual(await list(), ['google-ads', 'logo-design']);
      await report(wrong('google-ads'));
      assert.deepEqual(await list(), ['google-ads']);
      await report();
      assert.deepEqual(await list(), []);
    });

    test('tells the site of a changed price, with the secret that comes of its token', async () => {
      const service = await serviceBySlug('logo-design');
      const [cheapest, ...others] = service.packages;
      const published = await publish('service', { ...service, packages: [{ ...cheapest, price: 55 }, ...others] });
      assert.equal(published.status, 200, JSON.stringify(published.body));
      const hook = await hooks.next(({ body }) => body.event === 'entry.publish' && body.entry.slug === 'logo-design');
      const secret = createHash('sha256').update(`webhook ${host.siteToken}`).digest('hex');
      assert.equal(hook.path, '/api/content-changed');
      assert.equal(hook.headers['x-webhook-secret'], secret);
      const query = '{ services(filters: { slug: { eq: "logo-design" } }) { packages { price } } }';
      const { data } = await host.ask(host.siteToken, query);
      assert.equal(data.services[0].packages[0].price, 55);
    });

    const refused = {
      'a title that is too long': [
        { searchTitle: 'A title '.repeat(10) },
        /Title for search engines has \d+ characters; 60/,
      ],
      'a description that is too short': [
        { searchDescription: 'Short.' },
        /Description for search engines has 6 characters; 100/,
      ],
      'a price below one': [
        { packages: [{ tier: 'basic', name: 'Basic', price: -5, inclusions: 'One\nTwo' }] },
        /price/,
      ],
      'a price that is a word': [
        { packages: [{ tier: 'basic', name: 'Basic', price: 'abc', inclusions: 'One\nTwo' }] },
        /price/,
      ],
      'a package without a tier': [{ packages: [{ name: 'Basic', price: 5, inclusions: 'One\nTwo' }] }, /tier/],
      'two packages of one tier': [
        { packages: [1, 2].map((price) => ({ tier: 'basic', name: 'Basic', price, inclusions: 'One\nTwo' })) },
        /Two packages have the tier 'basic'/,
      ],
      'a package with one inclusion': [
        { packages: [{ tier: 'basic', name: 'Basic', price: 5, inclusions: 'One' }] },
        /has 1 of at least 2 items/,
      ],
      'the address of another service': [{ slug: 'google-ads' }, /unique/],
      'an address with a space': [{ slug: 'logo design' }, /slug/],
      'a related service that there is none of': [
        { related: 'google-ads\nwebsite-design\nno-such-service' },
        /names 'no-such-service'/,
      ],
      'too few questions': [{ questions: [] }, /questions/],
    };
    for (const [what, [change, reason]] of Object.entries(refused)) {
      test(`refuses to publish a service with ${what}`, async () => {
        const service = await serviceBySlug('niche-edits');
        const { status, body } = await publish('service', { ...service, ...change });
        assert.equal(status, 400);
        assert.match(JSON.stringify(body.error), reason);
      });
    }

    test('counts a title with its figures left out, which only the site can put in', async () => {
      const service = await serviceBySlug('niche-edits');
      const searchTitle = 'Niche edits, {niche-edits.from} to {niche-edits.to}, by authority | {company.name}';
      assert.ok(searchTitle.length > 60);
      const { status, body } = await publish('service', { ...service, searchTitle });
      assert.equal(status, 200, JSON.stringify(body));
    });

    test('rejects a named client without consent', async () => {
      const { body } = await staff('GET', addressOf('testimonial'));
      const [{ documentId }] = body.results;
      const testimonial = (await staff('GET', addressOf('testimonial', documentId))).body.data;
      const { status, body: answer } = await publish('testimonial', {
        ...testimonial,
        sample: false,
        client: 'A client',
      });
      assert.equal(status, 400);
      assert.match(answer.error.message, /agreed/);
    });

    async function upload(fileInfo) {
      const form = new FormData();
      form.append('files', new Blob([picture], { type: 'image/png' }), 'kite.png');
      form.append('fileInfo', JSON.stringify({ name: 'kite.png', ...fileInfo }));
      const uploaded = await staff('POST', '/upload', form);
      assert.equal(uploaded.status, 201, JSON.stringify(uploaded.body));
      return uploaded.body[0].id;
    }

    test('refuses to publish a picture that has no words for those who cannot see it', async () => {
      const { body } = await staff('GET', addressOf('post'));
      const post = (await staff('GET', addressOf('post', body.results[1].documentId))).body.data;
      const { status, body: answer } = await publish('post', { ...post, picture: await upload({}) });
      assert.equal(status, 400);
      assert.match(answer.error.message, /Photograph has no alternative text/);
    });

    test('takes in the photographs of the repository', async () => {
      const query = '{ aboutPage { picture { name url alternativeText mime } } }';
      const { url, ...rest } = (await host.ask(host.siteToken, query)).data.aboutPage.picture;
      assert.deepEqual(rest, { name: 'kite.png', alternativeText: 'A blue kite', mime: 'image/png' });
      assert.equal((await fetch(new URL(url, host.url))).headers.get('content-type'), 'image/png');
    });

    test('hands out pictures with their size and description', async () => {
      const id = await upload({ alternativeText: 'A red kite' });
      const { body } = await staff('GET', addressOf('post'));
      const post = (await staff('GET', addressOf('post', body.results[0].documentId))).body.data;
      const published = await publish('post', { ...post, picture: id });
      assert.equal(published.status, 200, JSON.stringify(published.body));
      const query =
        '{ posts(filters: { slug: { eq: "SLUG" } }) { picture { url alternativeText width height mime } } }';
      const { data } = await host.ask(host.siteToken, query.replace('SLUG', post.slug));
      const { url, ...rest } = data.posts[0].picture;
      assert.deepEqual(rest, { alternativeText: 'A red kite', width: 1, height: 1, mime: 'image/png' });
      const file = await fetch(new URL(url, host.url));
      assert.equal(file.headers.get('content-type'), 'image/png');
    });

    test('takes photographs, and no drawings that could hold scripts', async () => {
      const form = new FormData();
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      form.append('files', new Blob([drawing], { type: 'image/svg+xml' }), 'kite.svg');
      const { status } = await staff('POST', '/upload', form);
      assert.equal(status, 400);
    });

    test('gives a new service the next number', async () => {
      const { body, status } = await staff('POST', addressOf('service'), {
        name: 'Kite repair',
        slug: 'kite-repair',
        process: [],
        questions: [],
      });
      assert.equal(status, 201, JSON.stringify(body));
      const numbers = seed.service.map(({ number }) => number);
      assert.equal(body.data.number, Math.max(...numbers) + 1);
    });

    test('keeps who published what, says what changed, and puts back a version as a draft', async () => {
      const before = await serviceBySlug('local-citation-building');
      const { documentId } = before;
      const packages = before.packages.map((each, index) => (index === 0 ? { ...each, price: 31 } : each));
      assert.equal((await publish('service', { ...before, orderNoun: 'Bundles', packages })).status, 200);
      const address = `/site/versions/service/${documentId}`;
      const [latest, first] = (await staff('GET', address)).body;
      assert.equal(latest.by, 'First');
      assert.deepEqual(latest.changes, [
        { name: 'Price', of: before.packages[0].name, before: `$${before.packages[0].price}`, after: '$31' },
        { name: 'Plural in the estimator', before: before.orderNoun ?? '', after: 'Bundles' },
      ]);
      assert.deepEqual(latest.unlikeNow, []);
      assert.deepEqual(
        first.unlikeNow,
        latest.changes.map((change) => ({ ...change, before: change.after, after: change.before })),
      );
      assert.equal((await staff('POST', `${address}/${first.id}`)).status, 200);
      const after = await serviceBySlug('local-citation-building');
      const said = ({ packages: rows, orderNoun, questions }) =>
        JSON.stringify({
          orderNoun,
          rows: rows.map(({ id: _, ...row }) => ({ ...row, delivery: undefined, limits: undefined })),
          questions: questions.map(({ question, answer }) => ({ question, answer })),
        });
      assert.equal(said(after), said(before));
      assert.equal((await staff('POST', `${address}/nothing`)).status, 404);
      const published = '{ services(filters: { slug: { eq: "local-citation-building" } }) { orderNoun } }';
      assert.equal((await host.ask(host.siteToken, published)).data.services[0].orderNoun, 'Bundles');
    });

    test('notes who took something off the site, and puts back what was there before', async () => {
      const { documentId } = await serviceBySlug('infographic-design');
      const unpublished = await staff('POST', `${addressOf('service', documentId)}/actions/unpublish`);
      assert.equal(unpublished.status, 200, JSON.stringify(unpublished.body));
      const [latest] = (await staff('GET', '/site/latest')).body.results;
      assert.equal(latest.record, 'Service: Infographic Design');
      assert.equal(latest.by, 'First');
      assert.equal(latest.isGone, true);
      assert.equal((await publish('service', await serviceBySlug('infographic-design'))).status, 200);
      const address = `/site/versions/service/${documentId}`;
      const [now, gone] = (await staff('GET', address)).body;
      assert.deepEqual(now.changes, []);
      assert.equal(now.isGone, undefined);
      assert.equal(gone.isGone, true);
    });

    test('lets an editor edit content and work through what comes in, and nothing else', async () => {
      const roles = (await staff('GET', '/admin/roles')).body.data;
      assert.deepEqual(roles.map(({ name }) => name).sort(), ['Editor', 'Inbox', 'Super Admin', 'Writer']);
      const asEditor = await host.asStaff(await host.invite('Editor'));
      const status = async (...call) => (await asEditor(...call)).status;
      const service = await serviceBySlug('google-ads');
      assert.equal(await status('GET', addressOf('service')), 200);
      assert.equal(await status('PUT', addressOf('service', service.documentId), { orderNoun: 'Campaigns' }), 200);
      assert.equal(
        await status('POST', `${addressOf('service', service.documentId)}/actions/publish`, {
          ...service,
          orderNoun: 'Campaigns',
        }),
        200,
      );
      assert.equal(await status('GET', '/content-manager/single-types/api::company.company'), 200);
      assert.equal(await status('GET', addressOf('lead')), 200);
      assert.equal(await status('GET', addressOf('content-problem')), 200);
      assert.equal(await status('POST', addressOf('lead'), { reference: 'X', receivedAt: new Date() }), 403);
      assert.equal(await status('POST', addressOf('content-problem'), { type: 'x', record: 'x', reason: 'x' }), 403);
      for (const address of ['/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks'])
        assert.equal(await status('GET', address), 403, address);
    });

    test('lets a writer write drafts and publish nothing, and read no messages', async () => {
      const asWriter = await host.asStaff(await host.invite('Writer'));
      const status = async (...call) => (await asWriter(...call)).status;
      const { documentId, ...service } = await serviceBySlug('seo-consulting-services');
      assert.equal(await status('PUT', addressOf('service', documentId), { orderNoun: 'Talks' }), 200);
      assert.equal(await status('POST', `${addressOf('service', documentId)}/actions/publish`, service), 403);
      assert.equal(await status('POST', `${addressOf('service', documentId)}/actions/unpublish`), 403);
      assert.equal(await status('DELETE', addressOf('service', documentId)), 403);
      for (const type of ['lead', 'unanswered-question', 'content-problem'])
        assert.equal(await status('GET', addressOf(type)), 403, type);
      assert.equal(await status('GET', '/site/retention'), 403);
      const at = new Date(Date.now() + 60_000).toISOString();
      assert.equal(await status('PUT', `/site/schedule/service/${documentId}`, { change: 'publish', at }), 403);
      assert.equal(await status('POST', '/site/release', { change: 'restore-previous' }), 403);
      assert.equal(await status('GET', '/site/invitations'), 403);
    });

    test('lets whoever has the inbox answer messages and questions, and see nothing else', async () => {
      const asInbox = await host.asStaff(await host.invite('Inbox'));
      const status = async (...call) => (await asInbox(...call)).status;
      for (const type of ['lead', 'unanswered-question']) assert.equal(await status('GET', addressOf(type)), 200, type);
      for (const type of ['service', 'knowledge-entry', 'content-problem'])
        assert.equal(await status('GET', addressOf(type)), 403, type);
      const { documentId } = await serviceBySlug('google-ads');
      assert.equal(await status('GET', `/site/state/service/${documentId}`), 403);
      assert.equal(await status('GET', `/site/check/service/${documentId}`), 403);
      for (const address of ['/site/release', '/site/marks/service'])
        assert.equal(await status('GET', address), 403, address);
      assert.deepEqual((await asInbox('GET', '/site/latest')).body.results, []);
      const mutation = 'mutation { createUnansweredQuestion(data: { question: "Do you juggle?" }) { documentId } }';
      const { createUnansweredQuestion: asked } = (await host.ask(host.inboxToken, mutation)).data;
      const answered = await asInbox('PUT', addressOf('unanswered-question', asked.documentId), { answer: 'No.' });
      assert.ok(answered.body.data.entryNumber, 'the answer is published all the same');
    });

    test('tells nobody who is not logged in what the site makes of a document', async () => {
      const { documentId } = await serviceBySlug('google-ads');
      for (const address of [
        `/site/state/service/${documentId}`,
        `/site/check/service/${documentId}`,
        '/site/retention',
        '/site/figures',
        '/site/release',
        '/site/invitations',
        '/site/latest',
      ])
        assert.equal((await fetch(`${host.url}${address}`)).status, 401, address);
      assert.equal((await staff('GET', '/site/state/lead/abc')).status, 404);
      assert.equal(
        (await staff('POST', '/site/wordings/service/abc', { questions: Array(13).fill('what?') })).status,
        400,
      );
    });

    test('has no other token than the site’s two', async () => {
      const { body } = await staff('GET', '/admin/api-tokens');
      assert.deepEqual(body.data.map(({ name }) => name).sort(), ['site', 'site-inbox']);
    });

    test('knows one administrator', async () => {
      const { body } = await staff('GET', '/admin/users');
      const administrators = body.data.results.filter(({ roles }) =>
        roles.some(({ code }) => code === 'strapi-super-admin'),
      );
      assert.deepEqual(
        administrators.map(({ email }) => email),
        [administrator.email],
      );
    });
  });
}
