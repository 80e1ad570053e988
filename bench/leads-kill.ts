import { runKillTrial } from '#server/leads/fixture-kill-trial.ts';
import { startPostgres } from '#server/store/fixture-postgres.ts';
import { ensureTool } from '#tools/get-tool.ts';
import { seeded } from './seeded.ts';

/**
 * The built site, killed (SIGKILL) at random moments while visitors send messages, hand over talks, follow up and
 * accept quotes, and staff reply; PostgreSQL is restarted as well:
 * npm run bench -- leads-kill [KILLS [SEED [sqlite | postgres]]]
 * Fails if a confirmed message isn't stored exactly once and delivered at least once, or if a talk's message or an
 * acceptance is lost or duplicated.
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
  const result = await runKillTrial({
    buildFolder: 'build',
    kills,
    visitors,
    postgres: database,
    quotes: true,
    random: next,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const { thanked, rows, lost, undelivered, storedTwice, deliveredTwice } = result;
  const { said, replied, saidWrongly, accepted, acceptedWrongly } = result;
  console.log(
    `${name}: ${kills} kills in ${seconds} s, ${thanked} messages thanked for, ${rows} rows; ${lost.length} lost, ` +
      `${storedTwice.length} stored twice, ${undelivered.length} not delivered, ${deliveredTwice} delivered more than once; ` +
      `${said - replied} asked back and ${replied} replied, ${saidWrongly.length} of them lost or doubled; ` +
      `${accepted} quotes accepted, ${acceptedWrongly.length} of them not exactly once`,
  );
  failed ||= lost.length + undelivered.length + storedTwice.length + saidWrongly.length + acceptedWrongly.length > 0;
}
await postgres?.remove();
process.exit(failed ? 1 : 0);
