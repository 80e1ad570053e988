import { runKillTrial } from '#server/leads/kill-trial.ts';
import { startPostgres } from '#server/store/fixture-postgres.ts';
import { ensureTool } from '#tools/get-tool.ts';
import { seeded } from './seeded.ts';

/**
 * The built site, killed (SIGKILL) at random moments while visitors send messages; with PostgreSQL that is restarted too:
 *   npm run bench -- leads-kill [KILLS [SEED [sqlite | postgres]]]
 * Fails when a message that somebody was thanked for is not stored once and delivered at least once.
 */
const [kills = 50, seed = 1] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];
const visitors = 8;
if (only !== 'sqlite') await ensureTool('postgres');
const postgres = only === 'sqlite' ? undefined : await startPostgres();
let failed = false;

const databases = [
  ...(only === 'postgres' ? [] : [['SQLite', undefined] as const]),
  ...(postgres ? [['PostgreSQL', postgres] as const] : []),
];
for (const [name, database] of databases) {
  const { next } = seeded(seed);
  const started = performance.now();
  const result = await runKillTrial({ buildFolder: 'build', kills, visitors, postgres: database, random: next });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const { thanked, rows, lost, undelivered, storedTwice, deliveredTwice, said, saidWrongly } = result;
  console.log(
    `${name}: ${kills} kills in ${seconds} s, ${thanked} messages thanked for, ${rows} rows; ${lost.length} lost, ` +
      `${storedTwice.length} stored twice, ${undelivered.length} not delivered, ${deliveredTwice} delivered more than once; ` +
      `${said} asked back, ${saidWrongly.length} of them lost or doubled`,
  );
  failed ||= lost.length + undelivered.length + storedTwice.length + saidWrongly.length > 0;
}
await postgres?.remove();
process.exit(failed ? 1 : 0);
