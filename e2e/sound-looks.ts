import { sharedSet } from './shared-set.ts';

/** Looks of texts that had contrast enough. */
export interface SoundLooks {
  known(): Set<number>;
  add(looks: readonly number[]): void;
}

/** Those of one theme: a look has the size of its letters in it, so that it is the same in every width. */
export function soundLooks(theme: string): SoundLooks {
  const lines = sharedSet(`sound-looks-${theme}`);
  return {
    known: () => new Set([...lines.known()].map(Number)),
    add: (looks) => lines.add(looks.map(String)),
  };
}
