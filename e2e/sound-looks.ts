import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Looks of texts that had contrast enough, in a file that all workers read and add to. */
export interface SoundLooks {
  known(): Set<number>;
  add(looks: readonly number[]): void;
}

/** Those of one theme: a look has the size of its letters in it, so that it is the same in every width. */
export function soundLooks(theme: string): SoundLooks {
  const file = path.join(process.env.E2E_DATA ?? '', `sound-looks-${theme}`);
  return {
    known: () => new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []),
    add: (looks) => appendFileSync(file, looks.map((look) => `${look}\n`).join('')),
  };
}
