import { expect, test } from 'vitest';
import { sharedFixtureBuild } from '../fixture-build.ts';
import { runKillTrial } from './fixture-kill-trial.ts';

const build = await sharedFixtureBuild();

/** `npm run bench -- leads-kill` does the same fifty times, and with a PostgreSQL that is restarted in between. */
const trial = { kills: 5, visitors: 8, random: Math.random };

test('killed under load, the server loses no message it has confirmed', async () => {
  const result = await runKillTrial({ ...trial, buildFolder: build.folder });
  expect(result).toMatchObject({ lost: [], undelivered: [], storedTwice: [], saidWrongly: [] });
  expect(result.thanked).toBeGreaterThan(0);
  expect(result.said).toBeGreaterThan(0);
  expect(result.replied).toBeGreaterThan(0);
});
