import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freeIds } from '#knowledge/id-ranges.ts';
import { allEntries } from '#knowledge/index.ts';
import { modelFolder } from '#server/chatbot/load-assistant.ts';
import { countNames } from '#server/counts/count-names.ts';
import { dayMs } from '#server/days.ts';
import { createLargeEncoder } from '#server/encoder/large-encoder.ts';
import { clusterByMeaning } from '#server/insights/cluster.ts';
import { draftEntries } from '#server/insights/draft.ts';
import { lastHandedOver } from '#server/insights/handed-over.ts';
import { reportHtml, serviceName } from '#server/insights/report.ts';
import { summarize } from '#server/insights/summary.ts';
import { countLabels, readVisits } from '#server/insights/visits.ts';
import { createChatStore } from '#server/store/chat-store.ts';
import { createCountStore } from '#server/store/count-store.ts';
import { createLeadStore } from '#server/store/lead-store.ts';
import { openStore } from './open-store.ts';
import { stop } from './say.mjs';
import { textTable } from './text-table.ts';

/**
 * What visitors asked the assistant, and the results of their visits:
 * npm run insights [-- --days 90] [--out FILE] [--draft [--draft-out FILE]]
 * Tables in the terminal and a report as one HTML file; with --draft, entries for unanswered questions. The files go to
 * DATA_DIR unless named.
 */
const inTerminal = 11;

function readArguments() {
  try {
    return parseArgs({
      options: {
        days: { type: 'string', default: '90' },
        out: { type: 'string' },
        draft: { type: 'boolean', default: false },
        'draft-out': { type: 'string' },
      },
    }).values;
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}`);
  }
}

const options = readArguments();
const days = Number(options.days);
if (!Number.isInteger(days) || days < 1) stop('--days is a whole number from 1.');
const { database, dataFolder } = await openStore();
const chat = createChatStore(database);
const since = Date.now() - days * dayMs;
const [questions, ratings, visits, leads] = await Promise.all([
  chat.questionsSince(since),
  chat.ratingsSince(since),
  readVisits(createCountStore(database), days, Date.now()),
  createLeadStore(database).list(),
]);
await database.close();
const counted = Object.values(visits.totals).reduce((sum, count) => sum + count, 0);
if (questions.length + ratings.length + counted === 0) {
  stop(
    `Nobody came in the last ${days} days, and no questions have been kept. Start the server with CHAT_LOG=on to keep them.`,
  );
}

const summary = summarize(questions, ratings);
const talks = lastHandedOver(leads, since);
const clusters =
  summary.unansweredWordings.length > 0
    ? await clusterByMeaning(summary.unansweredWordings, await createLargeEncoder(modelFolder))
    : [];

function print(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  console.log(`\n${title}\n`);
  console.log(rows.length > 0 ? textTable(head, rows.slice(0, inTerminal)) : 'Nothing.');
}

console.log(
  `The last ${days} days: ${summary.total} questions, ${summary.unanswered} without an answer, ` +
    `${summary.thumbsUp} thumbs up, ${summary.thumbsDown} down.`,
);
print(
  'Visits',
  ['Times', 'What'],
  countNames.map((name) => [visits.totals[name], countLabels[name]]),
);
for (const { name, steps } of visits.paths) {
  print(
    name,
    ['Times', 'Step'],
    steps.map(({ label, count }) => [count, label]),
  );
}
print(
  'Pages',
  ['Seen', 'Chats', 'Orders', 'Page'],
  visits.pages.map(({ views, chats, orders, page }) => [views, chats, orders, page]),
);
print(
  'Asked most',
  ['Times', 'Answer', 'Question'],
  summary.maxAsked.map(({ count, answerId, text }) => [count, answerId, text]),
);
print(
  'Without an answer, by meaning',
  ['Times', 'Wordings', 'Question'],
  clusters.map(({ count, wordings, name }) => [count, wordings.length, name]),
);
print(
  'Latest handovers',
  ['Day', 'Reference', 'Status', 'About'],
  talks.map(({ day, reference, status, about }) => [day, reference, status, about]),
);
print(
  'Answers with thumbs down',
  ['Down', 'Up', 'Answer', 'Question'],
  summary.disliked.map(({ count, up, answerId, name }) => [count, up, answerId, name]),
);
print(
  'Services asked about',
  ['Times', 'Service'],
  summary.services.map(({ count, slug }) => [count, serviceName(slug)]),
);

await mkdir(dataFolder, { recursive: true });
const report = path.resolve(options.out ?? path.join(dataFolder, 'insights.html'));
await writeFile(report, reportHtml({ summary, visits, clusters, talks, days }));
console.log(`\nThe report with charts is in ${report}`);
if (options.draft) {
  const taken = new Set(allEntries().map(({ id }) => Number(id)));
  const ids = freeIds(taken, clusters.length);
  const draft = path.resolve(options['draft-out'] ?? path.join(dataFolder, 'draft-entries.md'));
  await writeFile(draft, draftEntries(clusters, ids));
  console.log(`${Math.min(ids.length, clusters.length)} draft entries are in ${draft}`);
}
process.exit(0);
