import { sharedSet } from './shared-set.ts';

/** Looks of texts that had contrast enough. */
export interface PassedContrasts {
  known(): Set<number>;
  add(looks: readonly number[]): void;
}

/** Those of one theme. A look holds whether its letters are large, so that those of one width are sound in every other. */
export function passedContrasts(theme: string): PassedContrasts {
  const lines = sharedSet(`passed-contrasts-${theme}`);
  return {
    known: () => new Set([...lines.known()].map(Number)),
    add: (looks) => lines.add(looks.map(String)),
  };
}
