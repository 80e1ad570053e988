import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { openChat } from '../../e2e/chat/chat-page.ts';
import { openPage } from '../../e2e/open-page.ts';
import { fillIn, makeQuote, quotePage } from '../../e2e/quotes/quote-page.ts';
import { comeBack, handOverTo } from '../../e2e/talk/talk-page.ts';
import { databases } from './databases.mjs';
import { startLoop } from './loop.mjs';
import { expect } from './panel.mjs';

/** Far longer than any machine needs. */
const limit = { timeout: 1_200_000 };
const seedFile = process.env.SEED_FILE;
const leads = '/content-manager/collection-types/api::lead.lead?sort=receivedAt:DESC';

/** The tables of site and panel are on one server, in separate databases. */
async function databaseForSite(url) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('CREATE DATABASE visitors');
  await client.end();
  return Object.assign(new URL(url), { pathname: '/visitors' }).href;
}

for (const [database, databaseUrl] of Object.entries(await databases())) {
  describe(`staff answer visitors, on ${database}`, limit, () => {
    let host;
    let site;
    let panel;
    let staff;
    let stop;
    let visitor;

    before(async () => {
      const settings = {
        CONTACT_MIN_SECONDS: '0',
        CONTACT_RATE_LIMIT: '0',
        ...(databaseUrl ? { DATABASE_URL: await databaseForSite(databaseUrl) } : {}),
      };
      ({ host, site, panel, staff, stop } = await startLoop({ seedFile, databaseUrl, settings }));
      visitor = await panel.newPage({ baseURL: site.url });
    }, limit);

    after(() => stop?.(), limit);

    /** Waits until the panel lists the message like this. */
    const inPanel = (what) => site.until(what, async () => JSON.stringify((await staff('GET', leads)).body.results));

    const letter = () => panel.page.getByRole('article', { name: 'Message from Asha Rao' });

    async function reply(text) {
      await letter().getByLabel('Reply').fill(text);
      await letter().getByRole('button', { name: 'Send the reply' }).click();
      await letter().getByRole('listitem').filter({ hasText: text }).waitFor();
    }

    test(
      'a talk is handed over, answered, asked back, answered again and becomes an accepted quote, though the site is killed between the steps',
      limit,
      async () => {
        const { page } = panel;
        const { launcher, log, field, close } = await openChat(visitor);
        const reference = await handOverTo(visitor, 'Can somebody help me choose?');
        await close.click();
        await site.kill();

        await inPanel(new RegExp(reference));
        await page.goto(`${host.url}/admin`);
        const talk = page.getByRole('listitem').filter({ hasText: 'Can somebody help me choose?' });
        await talk.filter({ hasText: 'to answer' }).getByRole('link').click();
        await reply('The Standard package fits. Shall we quote it?');
        await site.kill();

        await openPage(visitor, '/services');
        await visitor.getByRole('button', { name: 'A reply from our team' }).waitFor();
        await launcher.click();
        await log.getByText('The Standard package fits.', { exact: false }).waitFor();
        await site.kill();

        await field.fill('With four articles, please.');
        await field.press('Enter');
        await visitor.waitForFunction(({ value }) => value === '', await field.elementHandle());
        await site.kill();

        await inPanel(
          new RegExp(`"state":"new"[^}]*"reference":"${reference}"|"reference":"${reference}"[^}]*"state":"new"`),
        );
        await page.goto(`${host.url}/admin/messages`);
        await page.getByRole('button', { name: /^Asha Rao/ }).click();
        await letter().getByText('With four articles, please.').waitFor();
        await reply('Here it is, as an estimate.');
        await site.kill();

        await comeBack(visitor);
        await log.getByText('Here it is, as an estimate.').waitFor();
        await expect(log.getByText('Here it is, as an estimate.')).toHaveCount(1);
        await site.kill();

        await makeQuote(visitor);
        await site.kill();
        await visitor.reload();
        await fillIn(visitor);
        await quotePage(visitor).accept.click();
        await visitor.getByRole('heading', { name: 'Quote accepted', level: 1 }).waitFor();
        await site.kill();

        await inPanel(/Accepts quote/);
        await page.goto(`${host.url}/admin`);
        const accepted = page.getByRole('link', { name: /^Asha Rao: Accepts quote / });
        await accepted.waitFor();
        const [, number] = /quote (\S+)$/.exec(await accepted.textContent());
        await page
          .getByRole('listitem')
          .filter({ hasText: /^1 Quotes accepted/ })
          .waitFor();
        await page
          .getByRole('listitem')
          .filter({ hasText: /^1 Talks handed over/ })
          .waitFor();
        await page
          .getByRole('listitem')
          .filter({ hasText: /^Quotes accepted1$/ })
          .waitFor();
        await page.getByRole('link', { name: 'Quotes', exact: true }).click();
        const quote = page.getByRole('article', { name: `Quote ${number}` });
        await quote.getByText('Asha Rao accepted it on', { exact: false }).waitFor();
        await expect(quote.getByRole('button'), 'what is accepted stays').toHaveCount(0);
        const { results } = (await staff('GET', leads)).body;
        assert.equal(results.length, 2, 'nothing came twice');
      },
    );

    test('staff extend a quote and withdraw it, and its page says so', limit, async () => {
      const { page } = panel;
      await makeQuote(visitor);
      const { sheet } = quotePage(visitor);
      const [, number] = /^Quote (\S+)$/.exec(await sheet.getByRole('heading', { level: 2 }).textContent());
      await page.goto(`${host.url}/admin/quotes`);
      const quote = page.getByRole('article', { name: `Quote ${number}` });
      const until = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
      await quote.getByLabel('Valid until').fill(until.toISOString().slice(0, 10));
      await quote.getByRole('button', { name: 'Extend' }).click();
      await quote.getByText(`Valid until ${day}.`).waitFor();
      await visitor.reload();
      await sheet.getByText(day, { exact: false }).waitFor();
      await quote.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('button', { name: 'Withdraw it' }).click();
      await quote.getByText('Withdrawn; it can’t be accepted.', { exact: false }).waitFor();
      await visitor.reload();
      await visitor.getByRole('heading', { name: /withdrawn/, level: 1 }).waitFor();
      await expect(quotePage(visitor).accept).toHaveCount(0);
    });
  });
}
