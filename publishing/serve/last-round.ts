import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { recordTypes } from '../content/content.ts';
import { writeAtomically } from '../release/write-atomically.ts';

const named = { type: z.enum(recordTypes), id: z.string().exactOptional(), name: z.string() };

const round = z.object({
  /** The release served after it; 'repository' before the first. */
  release: z.string(),
  /** Everything published by then is on the site or among the problems; by the admin host's clock. */
  readAt: z.string(),
  problems: z.array(
    z.object({
      type: z.string(),
      record: z.string(),
      reason: z.string(),
      id: z.string().exactOptional(),
      kind: z.enum(recordTypes).exactOptional(),
      field: z.string().exactOptional(),
      other: z.object(named).exactOptional(),
      naming: z.array(z.object({ ...named, kind: z.string(), field: z.string().exactOptional() })).exactOptional(),
      meanwhile: z.string(),
    }),
  ),
});

export type Round = z.infer<typeof round>;

export interface LastRound {
  /** Missing or unreadable. */
  read: () => Promise<Round | undefined>;
  write: (round: Round) => Promise<void>;
}

/** The result of the last round of publishing, so that a restarted site knows it before its own first round. */
export function openLastRound(dataFolder: string): LastRound {
  const file = path.join(dataFolder, 'last-round.json');
  return {
    async read() {
      try {
        return round.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch {
        return undefined;
      }
    },
    async write(finished) {
      await mkdir(dataFolder, { recursive: true });
      await writeAtomically(file, JSON.stringify(finished));
    },
  };
}
