import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { databases } from './databases.mjs';
import { startHost } from './host.mjs';
import { kiteRepair } from './kite-repair.mjs';

const seedFile = process.env.SEED_FILE;
const seed = JSON.parse(readFileSync(seedFile, 'utf8'));

const collections = '/content-manager/collection-types/api::';
const addressOf = (type, id = '') => `${collections}${type}.${type}${id ? `/${id}` : ''}`;
const soon = () => new Date(Date.now() + 4_000).toISOString();

for (const [database, databaseUrl] of Object.entries(await databases())) {
  describe(`times and places, on ${database}`, { timeout: 600_000 }, () => {
    let host;
    let staff;

    before(async () => {
      host = await startHost({ seedFile, databaseUrl });
      staff = await host.asStaff();
    });
    after(() => host?.stop());

    async function documentBy(type, field, value) {
      const { body } = await staff('GET', `${addressOf(type)}?filters[${field}][$eq]=${encodeURIComponent(value)}`);
      const [{ documentId }] = body.results;
      return (await staff('GET', addressOf(type, documentId))).body.data;
    }

    async function pricesOf(slug) {
      const query = `{ services(filters: { slug: { eq: "${slug}" } }) { packages { price } } }`;
      const [service] = (await host.ask(host.siteToken, query)).data.services;
      // The host reads services and their packages one after the other; between them, one may be published.
      if (service && !service.packages) return pricesOf(slug);
      return service?.packages.map(({ price }) => price);
    }

    /** What visitors' menus list under a category. */
    async function listedIn(sid) {
      const query = `{ categories(filters: { sid: { eq: "${sid}" } }) { attributes { subCategories { url } } promise } }`;
      const [{ attributes, promise }] = (await host.ask(host.siteToken, query)).data.categories;
      return { services: attributes.subCategories.map(({ url }) => url), promise };
    }

    async function until(holds) {
      while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 300));
    }

    test('publishes and unpublishes at a time that is set, and refuses times and drafts that make no sense', async () => {
      const { documentId, ...entry } = (
        await staff('POST', addressOf('post'), {
          ...seed.post[0],
          slug: 'at-a-time',
          picture: undefined,
        })
      ).body.data;
      const address = `/site/schedule/post/${documentId}`;
      const published = async () =>
        (await host.ask(host.siteToken, '{ posts(filters: { slug: { eq: "at-a-time" } }) { slug } }')).data.posts
          .length;
      for (const at of ['2001-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 'tomorrow'])
        assert.equal((await staff('PUT', address, { change: 'publish', at })).status, 400, at);
      assert.equal((await staff('PUT', address, { change: 'delete', at: soon() })).status, 400);
      const set = await staff('PUT', address, { change: 'publish', at: soon() });
      assert.equal(set.status, 200, JSON.stringify(set.body));
      assert.deepEqual((await staff('GET', address)).body, set.body);
      const [listed] = (await staff('GET', addressOf('scheduled-change'))).body.results;
      assert.equal(listed.record, entry.title);
      assert.equal(await published(), 0);
      await until(async () => (await published()) === 1);
      await until(async () => Object.keys((await staff('GET', address)).body).length === 0);
      await staff('PUT', address, { change: 'unpublish', at: soon() });
      await until(async () => (await published()) === 0);
      await until(async () => Object.keys((await staff('GET', address)).body).length === 0);
      await staff('PUT', address, { change: 'publish', at: new Date(Date.now() + 60_000).toISOString() });
      assert.deepEqual((await staff('PUT', address, { change: 'publish', at: null })).body, {});
    });

    test('a notice is shown from one time until another, and one whose link has no words is not', async () => {
      const notice = { text: 'We are closed on Monday.', questions: 'Are you open on Monday?' };
      const { documentId } = (await staff('POST', addressOf('notice'), { ...notice, link: '/contact' })).body.data;
      const address = `/site/schedule/notice/${documentId}`;
      const shown = async () =>
        (await host.ask(host.siteToken, '{ notices { text questions linkText } }')).data.notices;
      const refused = await staff('PUT', address, { change: 'publish', at: soon() });
      assert.match(refused.body.error.message, /Say what the link is called/);
      await staff('PUT', addressOf('notice', documentId), { linkText: 'How to reach us' });
      assert.equal((await staff('PUT', address, { change: 'publish', at: soon() })).status, 200);
      await until(async () => (await shown()).length === 1);
      assert.deepEqual(await shown(), [{ ...notice, linkText: 'How to reach us' }]);
      await staff('PUT', address, { change: 'unpublish', at: soon() });
      await until(async () => (await shown()).length === 0);
    });

    test('what became due while the host was down is done when it is back', async () => {
      const made = (await staff('POST', addressOf('notice'), { text: 'Closed for the holidays.' })).body.data;
      const shown = async () => (await host.ask(host.siteToken, '{ notices { text } }')).data.notices;
      const at = Date.now() + 10_000;
      const set = await staff('PUT', `/site/schedule/notice/${made.documentId}`, {
        change: 'publish',
        at: new Date(at).toISOString(),
      });
      assert.equal(set.status, 200, JSON.stringify(set.body));
      await host.whileDown(() => new Promise((resolve) => setTimeout(resolve, at - Date.now())));
      await until(async () => (await shown()).some(({ text }) => text === made.text));
    });

    test('what is missing is said when it is saved, and before it is set for a time', async () => {
      const half = { name: 'Half Written', slug: 'half-written', process: [{}, { title: 'Begin' }], questions: [] };
      const { documentId } = (await staff('POST', addressOf('service'), half)).body.data;
      const { refusals } = (await staff('GET', `/site/check/service/${documentId}`)).body;
      assert.deepEqual(
        refusals
          .filter(({ field }) => /^(?:about|process)/.test(field))
          .map(({ field, reason }) => ({ field, reason })),
        [
          { field: 'about', reason: 'About is empty' },
          { field: 'process', reason: 'Steps: 2 of at least 4' },
          { field: 'process.0.title', reason: 'Steps, number 1, is empty' },
          { field: 'process.1.text', reason: 'Steps, number 2: Text is empty' },
        ],
      );
      assert.match(refusals.find(({ field }) => field === 'about').atField, /2 to 3\. Of 50 to 90 words each/);
      assert.match(refusals.at(-1).reason, /is in no category/);
      const set = await staff('PUT', `/site/schedule/service/${documentId}`, { change: 'publish', at: soon() });
      assert.equal(set.status, 400);
      assert.match(set.body.error.message, /About is empty/);
    });

    test('a price is changed from one time until another, and nothing that is being written is lost', async () => {
      const before = await documentBy('service', 'slug', 'logo-design');
      const { documentId } = before;
      const address = `/site/schedule/service/${documentId}`;
      const usual = before.packages.map(({ price }) => price);
      const packages = before.packages.map((each, index) => (index === 0 ? { ...each, price: 45 } : each));
      await staff('PUT', addressOf('service', documentId), { packages });
      const hour = (hours) => new Date(Date.now() + hours * 3_600_000).toISOString();
      assert.equal((await staff('PUT', address, { change: 'publish', at: hour(2) })).status, 200);
      const early = await staff('PUT', address, { change: 'return', at: hour(1) });
      assert.equal(early.status, 400);
      assert.match(early.body.error.message, /after the beginning/);
      assert.equal((await staff('PUT', address, { change: 'return', at: hour(3) })).status, 200);
      const { scheduled } = (await staff('GET', '/site/marks/service')).body;
      assert.deepEqual(
        scheduled.map(({ document, set }) => [document, set.map(({ change }) => change)]),
        [[documentId, ['publish', 'return']]],
      );
      await staff('PUT', address, { change: 'publish', at: soon() });
      await until(async () => (await pricesOf('logo-design'))[0] === 45);
      const end = await staff('PUT', address, { change: 'return', at: soon() });
      assert.equal(end.status, 200, JSON.stringify(end.body));
      await staff('PUT', addressOf('service', documentId), { orderNoun: 'Marks' });
      await until(async () => (await pricesOf('logo-design'))[0] !== 45);
      assert.deepEqual(await pricesOf('logo-design'), usual);
      assert.equal((await documentBy('service', 'slug', 'logo-design')).orderNoun, 'Marks');
    });

    test('what was saved when it was set goes live, and nothing that somebody changed later', async () => {
      const asWriter = await host.asStaff(await host.invite('Writer'));
      const post = { ...seed.post[0], slug: 'set-by-the-owner', title: 'As the owner wrote it', picture: undefined };
      const { documentId } = (await staff('POST', addressOf('post'), post)).body.data;
      const address = `/site/schedule/post/${documentId}`;
      const publish = (at) => staff('PUT', address, { change: 'publish', at });
      assert.equal((await publish(new Date(Date.now() + 3_600_000).toISOString())).status, 200);
      const changed = await asWriter('PUT', addressOf('post', documentId), { title: 'Half written' });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      const seen = (await asWriter('GET', address)).body.publish;
      const since = [{ name: 'Title', before: post.title, after: 'Half written' }];
      assert.deepEqual([seen.by, seen.since], ['First', since], 'the writer is told');
      // Setting it again takes the change along; this goes live soon, and is changed once more.
      assert.equal((await asWriter('PUT', address, { change: 'publish', at: soon() })).status, 403);
      await staff('PUT', addressOf('post', documentId), { title: post.title });
      assert.deepEqual((await publish(soon())).body.publish.since, []);
      await asWriter('PUT', addressOf('post', documentId), { title: 'Half written again' });
      const titles = async () =>
        (await host.ask(host.siteToken, '{ posts(filters: { slug: { eq: "set-by-the-owner" } }) { title } }')).data
          .posts;
      await until(async () => (await titles()).length === 1);
      assert.deepEqual(await titles(), [{ title: post.title }]);
      const draft = (await staff('GET', addressOf('post', documentId))).body;
      assert.deepEqual([draft.data.title, draft.data.status], ['Half written again', 'modified']);
    });

    test('a correction is published without the price that is set for later, and stays when that comes and goes', async () => {
      const before = await documentBy('service', 'slug', 'website-design');
      const { documentId } = before;
      const usual = before.packages.map(({ price }) => price);
      const address = `/site/schedule/service/${documentId}`;
      const shown = async () => {
        const query = '{ services(filters: { slug: { eq: "website-design" } }) { promise packages { price } } }';
        const [{ promise, packages }] = (await host.ask(host.siteToken, query)).data.services;
        return [promise, packages.map(({ price }) => price)];
      };
      const publish = async (data) =>
        (await staff('POST', `${addressOf('service', documentId)}/actions/publish`, data)).body;
      const packages = before.packages.map((each, index) => (index === 0 ? { ...each, price: 401 } : each));
      await staff('PUT', addressOf('service', documentId), { packages });
      const hour = (hours) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const set = await staff('PUT', address, { change: 'publish', at: hour(1) });
      const { name, price } = before.packages[0];
      assert.deepEqual(set.body.publish.sets, [{ name: 'Price', of: name, before: `$${price}`, after: '$401' }]);
      await staff('PUT', address, { change: 'return', at: hour(2) });
      const { status: _, ...dear } = await documentBy('service', 'slug', 'website-design');
      assert.match((await publish(dear)).error.message, /is set for a later time/);
      const published = await publish({ ...dear, promise: 'Said better.' });
      assert.equal(published.error, undefined, JSON.stringify(published.error));
      assert.deepEqual(await shown(), ['Said better.', usual]);
      const draft = await documentBy('service', 'slug', 'website-design');
      assert.deepEqual([draft.promise, draft.packages[0].price], ['Said better.', 401]);
      assert.deepEqual((await staff('GET', address)).body.publish.since, []);
      await staff('PUT', address, { change: 'publish', at: soon() });
      await until(async () => (await shown())[1][0] === 401);
      assert.deepEqual(await shown(), ['Said better.', [401, ...usual.slice(1)]]);
    });

    test('what was published before comes back at the end', async () => {
      const before = await documentBy('service', 'slug', 'infographic-design');
      const usual = before.packages.map(({ price }) => price);
      const address = `/site/schedule/service/${before.documentId}`;
      const unknown = await staff('PUT', address, { change: 'return', at: soon() });
      assert.match(unknown.body.error.message, /Nothing is known/);
      const packages = before.packages.map((each, index) => (index === 0 ? { ...each, price: 1 } : each));
      await staff('POST', `${addressOf('service', before.documentId)}/actions/publish`, { ...before, packages });
      assert.equal((await pricesOf('infographic-design'))[0], 1);
      await staff('PUT', address, { change: 'return', at: soon() });
      await until(async () => (await pricesOf('infographic-design'))[0] !== 1);
      assert.deepEqual(await pricesOf('infographic-design'), usual);
      const draft = await documentBy('service', 'slug', 'infographic-design');
      assert.deepEqual(
        draft.packages.map(({ price }) => price),
        usual,
      );
    });

    test('a service takes its place in the menu when it is published, and again when it comes back', async () => {
      const made = await staff('POST', addressOf('service'), kiteRepair);
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const { documentId } = made.body.data;
      const category = await documentBy('category', 'sid', 'six');
      // Someone else is editing the category.
      await staff('PUT', addressOf('category', category.documentId), { promise: 'Not said yet.' });
      const address = `/site/categories/${documentId}`;
      assert.equal((await staff('PUT', address, { category: 'nothing' })).status, 400);
      const chosen = await staff('PUT', address, { category: category.documentId });
      assert.deepEqual(
        chosen.body.filter(({ isIn }) => isIn).map(({ name }) => name),
        [category.name],
      );
      assert.equal((await listedIn('six')).services.includes(kiteRepair.slug), false);
      const done = await staff('POST', `${addressOf('service', documentId)}/actions/publish`, made.body.data);
      assert.equal(done.status, 200, JSON.stringify(done.body));
      assert.deepEqual(await listedIn('six'), {
        services: [...category.services.split('\n'), kiteRepair.slug],
        promise: category.promise,
      });
      const draft = await documentBy('category', 'sid', 'six');
      assert.equal(draft.promise, 'Not said yet.');
      assert.equal(draft.services.includes(kiteRepair.slug), true);
      await staff('POST', `${addressOf('service', documentId)}/actions/unpublish`);
      assert.deepEqual((await listedIn('six')).services, category.services.split('\n'));
      const chosenIn = async () => (await staff('GET', address)).body.filter(({ isIn }) => isIn);
      assert.deepEqual(await chosenIn(), [{ id: category.documentId, name: category.name, isIn: true }]);
      const back = await staff('POST', `${addressOf('service', documentId)}/actions/publish`, made.body.data);
      assert.equal(back.status, 200, JSON.stringify(back.body));
      assert.deepEqual((await listedIn('six')).services, [...category.services.split('\n'), kiteRepair.slug]);
    });

    test('a service goes where it was moved in its category, and leaves it for good when it is deleted', async () => {
      const slug = 'kite-sewing';
      const made = await staff('POST', addressOf('service'), {
        ...kiteRepair,
        slug,
        name: 'Kite Sewing',
        number: undefined,
      });
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const { documentId } = made.body.data;
      const category = await documentBy('category', 'sid', 'five');
      await staff('PUT', `/site/categories/${documentId}`, { category: category.documentId });
      const others = category.services.split('\n');
      const moved = others.toSpliced(1, 0, slug);
      await staff('PUT', addressOf('category', category.documentId), { services: moved.join('\n') });
      const publish = () => staff('POST', `${addressOf('service', documentId)}/actions/publish`, made.body.data);
      assert.equal((await publish()).status, 200);
      assert.deepEqual((await listedIn('five')).services, moved);
      assert.equal((await documentBy('category', 'sid', 'five')).status, 'published');
      // With another category, there is something to publish.
      const other = await documentBy('category', 'sid', 'four');
      const statusOf = async () => (await documentBy('service', 'slug', slug)).status;
      assert.equal(await statusOf(), 'published');
      await staff('PUT', `/site/categories/${documentId}`, { category: other.documentId });
      assert.equal(await statusOf(), 'modified');
      assert.equal((await publish()).status, 200);
      assert.deepEqual((await listedIn('five')).services, others);
      assert.deepEqual((await listedIn('four')).services, [...other.services.split('\n'), slug]);
      await staff('POST', `${addressOf('service', documentId)}/actions/unpublish`);
      assert.equal((await staff('DELETE', addressOf('service', documentId))).status, 200);
      const left = await documentBy('category', 'sid', 'four');
      assert.deepEqual([left.services, left.status], [other.services, 'published']);
    });

    test('what is left empty begins with what is usual', async () => {
      const post = (await staff('POST', addressOf('post'), { title: 'New', slug: 'new' })).body.data;
      assert.equal(post.date, new Date().toISOString().slice(0, 10));
      const category = (await staff('POST', addressOf('category'), { name: 'Kites' })).body.data;
      assert.equal(category.position, seed.category.length + 1);
      assert.match(category.icon, /^M/);
      const made = await host.ask(
        host.siteToken,
        '{ categories(status: DRAFT, filters: { name: { eq: "Kites" } }) { sid } }',
      );
      assert.equal(made.data.categories[0].sid, 'seven');
    });

    test('whoever invited somebody finds the link again until it is used', async () => {
      const [{ id }] = (await staff('GET', '/admin/roles')).body.data;
      const person = { email: 'new@agency.example', firstname: 'A', lastname: 'Colleague', roles: [id] };
      const { registrationToken } = (await staff('POST', '/admin/users', person)).body.data;
      const [invited] = (await staff('GET', '/site/invitations')).body;
      assert.equal(invited.email, person.email);
      assert.equal(new URL(invited.link).searchParams.get('registrationToken'), registrationToken);
      const userInfo = { firstname: 'A', lastname: 'Colleague', password: 'Paper-kite-9' };
      const registered = await fetch(`${host.url}/admin/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ registrationToken, userInfo, deviceId: crypto.randomUUID() }),
      });
      assert.equal(registered.status, 200);
      assert.deepEqual((await staff('GET', '/site/invitations')).body, []);
    });
  });
}
