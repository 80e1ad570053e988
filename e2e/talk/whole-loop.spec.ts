import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../server/fixture-free-port.ts';
import { type RunningServer, startServer } from '../../server/fixture-server.ts';
import { startPostgres } from '../../server/store/fixture-postgres.ts';
import { openChat } from '../chat/chat-page.ts';
import { openPage } from '../open-page.ts';
import { fillIn, makeQuote, quotePage } from '../quotes/quote-page.ts';
import { test } from '../test.ts';
import { comeBack, handOverTo } from './talk-page.ts';

const port = String(await freePort());

test.use({ baseURL: `http://127.0.0.1:${port}` });

/** The site on one database, and the actions of staff. */
async function startSite(database: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitefold-loop-'));
  const settings = { DATA_DIR: folder, CONTACT_MIN_SECONDS: '0', ...database };
  const start = () => startServer('build', { PORT: port, LOG: 'off', ...settings });
  let server: RunningServer = await start();
  return {
    /** Like a power cut followed by a restart. */
    async kill(): Promise<void> {
      await server.stop('SIGKILL');
      server = await start();
    },
    async leads(...command: string[]): Promise<string> {
      const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, ...settings };
      return (await promisify(execFile)(process.execPath, ['scripts/leads.ts', ...command], { env })).stdout;
    },
    async stop(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** From the first message to an accepted quote. The server is killed after whatever a visitor sends, and `after.rest`. */
async function goTheWholeWay(page: Page, site: Site, after: { rest: () => Promise<void> }): Promise<void> {
  const { launcher, log, field, close } = await openChat(page);
  const reference = await handOverTo(page, 'Can somebody help me choose?');
  await close.click();
  await site.kill();

  await site.leads('reply', reference, 'The Standard package fits. Shall we quote it?');
  await after.rest();
  await openPage(page, '/services');
  await expect(launcher).toHaveAccessibleName('A reply from our team');
  await launcher.click();
  await expect(log.getByText('The Standard package fits.', { exact: false })).toBeVisible();
  await after.rest();

  await field.fill('With four articles, please.');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await site.kill();

  expect(await site.leads('show', reference)).toContain('With four articles, please.');
  await site.leads('reply', reference, 'Here it is, as an estimate.');
  await after.rest();
  await comeBack(page);
  await expect(log.getByText('Here it is, as an estimate.')).toHaveCount(1);
  await after.rest();

  await makeQuote(page);
  await after.rest();
  await page.reload();
  const { heading, accept } = quotePage(page);
  await expect(heading).toHaveText('Your quote');
  await fillIn(page);
  await accept.click();
  await expect(heading).toHaveText('Quote accepted');
  await site.kill();
  await page.reload();
  await expect(heading).toHaveText('Quote accepted');

  const stored = JSON.parse(await site.leads('export', '--format', 'json'));
  expect(stored).toMatchObject([{ kind: 'acceptance' }, { kind: 'hand-over', reference }]);
  await expect(page.getByRole('article', { name: `Quote ${stored[0].quote}` })).toBeVisible();
}

test('a talk becomes an accepted quote though the server dies between any two steps, on SQLite', async ({ page }) => {
  const site = await startSite({});
  await goTheWholeWay(page, site, { rest: site.kill });
  await site.stop();
});

test('a talk becomes an accepted quote though the server dies after whatever a visitor sends, on PostgreSQL', async ({
  page,
}) => {
  const postgres = await startPostgres();
  test.skip(!postgres, 'There is no PostgreSQL here.');
  const site = await startSite({ DATABASE_URL: postgres?.url ?? '' });
  await goTheWholeWay(page, site, { rest: async () => {} });
  await site.stop();
  await postgres?.remove();
});
