import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureBuild, makeFixtureBuild } from '../fixture-build.ts';
import { startPostgres } from '../store/fixture-postgres.ts';
import { runKillTrial } from './kill-trial.ts';

const postgres = await startPostgres();
let build: FixtureBuild;
beforeAll(async () => {
  build = await makeFixtureBuild();
});
afterAll(async () => {
  await build.remove();
  await postgres?.remove();
});

/** `npm run bench:leads-kill` does the same fifty times over. */
const trial = { kills: 3, visitors: 8, random: Math.random };

const databases = [
  { name: 'SQLite', database: undefined },
  ...(postgres ? [{ name: 'PostgreSQL, restarted meanwhile', database: postgres }] : []),
];

test.concurrent.each(databases)(
  'killed under load, no message that was thanked for is lost: $name',
  async ({ database }) => {
    const result = await runKillTrial({ ...trial, buildFolder: build.folder, postgres: database });
    expect(result).toMatchObject({ lost: [], undelivered: [], storedTwice: [] });
    expect(result.thanked).toBeGreaterThan(0);
  },
);
