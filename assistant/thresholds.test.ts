import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('what decides on an answer takes its thresholds and scores from one file', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => /\.ts$/.test(name) && !/^(?:fixture-.*|thresholds|.*\.test)\.ts$/.test(name),
  );
  expect(files).toContain('decide.ts');
  const decimals = files.flatMap((name) =>
    readFileSync(path.join(import.meta.dirname, name), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && /\b\d\.\d/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(decimals).toEqual([]);
});
