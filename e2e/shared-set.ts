import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines in a file that all workers read and append to: what one has checked, the others skip. */
export interface SharedSet {
  known(): Set<string>;
  add(lines: readonly string[]): void;
}

export function sharedSet(name: string): SharedSet {
  const file = path.join(process.env.E2E_DATA ?? '', name);
  return {
    known: () => new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []),
    add: (lines) => appendFileSync(file, lines.map((line) => `${line}\n`).join('')),
  };
}
