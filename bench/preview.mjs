import { loadavg } from 'node:os';
import path from 'node:path';
import { freePort, startHost } from '../admin/test/host.mjs';
import { openPanel } from '../admin/test/panel.mjs';
import { startSite } from '../admin/test/site.mjs';
import { root, runTool } from '../scripts/run.mjs';
import { medians } from './measure.ts';
import { cpuMsOfChildren } from './process-figures.ts';

/**
 * From 'Save' in the panel to the page of the draft, stage by stage:
 * npm run bench -- preview [TIMES]
 * Panel, site and browser are the real ones. CPU times are valid on a busy machine, too.
 */
const times = Number(process.argv[2] ?? 5);
const seedFile = path.join(root, '.cache/checks/admin-seed.json');

const { code, output } = await runTool('node', ['scripts/checks/prepare-panel.mjs', seedFile], { capture: true });
if (code !== 0) throw new Error(output);

const port = await freePort();
const host = await startHost({ seedFile, webhookUrl: `http://127.0.0.1:${port}/api/content-changed` });
const site = await startSite({
  port,
  settings: {
    ADMIN_GRAPHQL_URL: `${host.url}/graphql`,
    ADMIN_TOKEN: host.siteToken,
    ADMIN_INBOX_TOKEN: host.inboxToken,
  },
});
await site.until(/"admin":"ok"/, site.health);
const panel = await openPanel(host.url);
const { page } = panel;

const kinds = { browser: /chrom/, panel: /scripts\/start\.js/, site: /scripts\/start\.mjs/ };

/** CPU time so far of the browser, the panel and the site. */
function cpuTimes() {
  const children = cpuMsOfChildren();
  return Object.entries(kinds).map(([name, kind]) => {
    const cpuMs = children.filter(({ command }) => kind.test(command)).reduce((sum, each) => sum + each.cpuMs, 0);
    return [name, cpuMs];
  });
}

/** Request and response times of the panel's requests on the way to the preview. */
function listen() {
  const seen = {};
  const isFrame = (request) => request.url().includes('/api/preview');
  const requested = (request) => {
    if (isFrame(request)) seen.frameAsked ??= performance.now();
  };
  const answered = (response) => {
    if (isFrame(response.request())) seen.frameAnswered ??= performance.now();
  };
  page.on('request', requested);
  page.on('response', answered);
  return {
    seen,
    stop() {
      page.off('request', requested);
      page.off('response', answered);
    },
  };
}

/** One preview of a draft; milliseconds of each stage, and CPU time. */
async function look(round) {
  await panel.open('service', 'Infographic Design');
  await page.getByText('On the site').first().waitFor();
  await page.getByLabel('Promise').fill(`A story in one picture, told ${round} times.`);
  const { seen, stop } = listen();
  const before = cpuTimes();
  const started = performance.now();
  await panel.save();
  const saved = performance.now();
  await page.getByRole('link', { name: 'Open preview' }).click();
  const opened = performance.now();
  await page.frameLocator('iframe').getByText(`told ${round} times`).waitFor();
  const shown = performance.now();
  const cpu = cpuTimes().map(([name, cpuMs], index) => [`CPU of the ${name}`, cpuMs - before[index][1]]);
  stop();
  return {
    'Save until the panel has stored it': saved - started,
    'until the button can be pressed': opened - saved,
    'until the panel asks for the page': seen.frameAsked - opened,
    'until the site begins to answer': seen.frameAnswered - seen.frameAsked,
    'until the page is seen': shown - seen.frameAnswered,
    'from saved to seen': shown - saved,
    'from Save to seen': shown - started,
    ...Object.fromEntries(cpu),
  };
}

const looks = [];
for (let round = 1; round <= times + 1; round += 1) looks.push(await look(round));
await panel.close();
await site.stop();
await host.stop();

const [first, ...others] = looks;
const usual = medians(others);
console.log(
  `Milliseconds: the first look, and the median of ${times} others. Load average ${loadavg()[0].toFixed(1)}.`,
);
for (const [stage, ms] of Object.entries(usual))
  console.log(`${stage.padEnd(36)} ${first[stage].toFixed(0).padStart(6)} ${ms.toFixed(0).padStart(6)}`);
process.exit(0);
