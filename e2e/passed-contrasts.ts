import { sharedSet } from './shared-set.ts';

/** Looks of texts with sufficient contrast. */
export interface PassedContrasts {
  known(): Set<number>;
  add(looks: readonly number[]): void;
}

/** Those of one theme. A look includes whether letters are large, so results of one width apply to every other. */
export function passedContrasts(theme: string): PassedContrasts {
  const lines = sharedSet(`passed-contrasts-${theme}`);
  return {
    known: () => new Set([...lines.known()].map(Number)),
    add: (looks) => lines.add(looks.map(String)),
  };
}
