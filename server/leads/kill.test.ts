import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureBuild, makeFixtureBuild } from '../fixture-build.ts';
import { runKillTrial } from './kill-trial.ts';

let build: FixtureBuild;
beforeAll(async () => {
  build = await makeFixtureBuild();
});
afterAll(() => build.remove());

/** `npm run bench:leads-kill` does the same fifty times over, and with a PostgreSQL that is restarted meanwhile. */
const trial = { kills: 5, visitors: 8, random: Math.random };

test('killed under load, the server loses no message that it has thanked for', async () => {
  const result = await runKillTrial({ ...trial, buildFolder: build.folder });
  expect(result).toMatchObject({ lost: [], undelivered: [], storedTwice: [] });
  expect(result.thanked).toBeGreaterThan(0);
});
