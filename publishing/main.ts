import path from 'node:path';
import { createAdminHost } from '#server/admin-host/admin-host.ts';
import { readConfiguration } from '#server/configuration.ts';
import { createLog } from '#server/request-log.ts';
import { repositoryContent } from './content/repository-content.ts';
import { openDraftService } from './draft/draft-service.ts';
import { openPictureStore } from './pictures/picture-store.ts';
import { openReleases } from './release/releases.ts';
import { runStep } from './release/run-step.ts';
import { answerStaff } from './serve/answer-staff.ts';
import { startPublisher } from './serve/publisher.ts';
import { createSupervisor } from './serve/supervisor.ts';

/** Starts the site with an admin host: the server, and the publisher that keeps it up to date. */
const root = path.resolve(import.meta.dirname, '..');
const result = readConfiguration(process.env);
if (!result.ok) stop(result.problems.join('\n'));
const { admin, adminInbox, dataFolder: folder, log: level } = result.configuration;
if (!admin) stop('ADMIN_GRAPHQL_URL is not set: run server/main.ts instead.');

const dataFolder = path.resolve(root, folder);
const environment = { ...process.env, DATA_DIR: dataFolder };
const { warn: log } = createLog(level);
const releases = openReleases(dataFolder);
const supervisor = createSupervisor({
  environment,
  log,
  changed: () => publisher.changed(),
  answer: (asked) => answerStaff(asked, publisher, drafts),
  // Nothing would restart a process that keeps running without a server.
  gaveUp: () => stop('The site cannot be kept running, so this process ends.'),
});

const current = await releases.current();
await supervisor.serve({ folder: current?.folder ?? root }).catch((error) => {
  const advice = current ? ` Delete ${path.dirname(current.folder)} to start with the repository's own data.` : '';
  stop(`The site cannot start: ${error.message}.${advice}`);
});

const shared = {
  root,
  dataFolder,
  pictures: openPictureStore({ adminUrl: admin.url, folder: path.join(dataFolder, 'pictures') }),
  releases,
  host: createAdminHost(admin),
  ownContent: repositoryContent,
};
const drafts = openDraftService(shared);
const publisher = startPublisher({
  ...shared,
  inbox: adminInbox && createAdminHost(adminInbox),
  stamp: () => runStep({ folder: root, args: ['scripts/build-stamp.mjs'] }),
  handOver: supervisor.serve,
  reportHealth: supervisor.reportHealth,
  log,
});

const timeoutMs = 3_000;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    // A running build is aborted; visitors' requests are completed.
    const replacedSlots = publisher.stop();
    const code = await supervisor.stop();
    await Promise.race([replacedSlots, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    process.exit(code);
  });
}

function stop(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
