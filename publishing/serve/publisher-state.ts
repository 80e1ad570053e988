import type { ContentHealth } from '#server/admin-host/content-health.ts';
import type { Content } from '../content/content.ts';
import type { Releases } from '../release/releases.ts';
import { openLastRound } from './last-round.ts';
import { reasonOf } from './reason-of.ts';
import type { Known } from './record-state.ts';

interface Options {
  dataFolder: string;
  releases: Releases;
  ownContent: () => Content;
  tell: (health: ContentHealth) => void;
  log: (message: string) => void;
}

export type PublisherState = ReturnType<typeof createPublisherState>;

/** What the publisher knows: its health, and the result of the last round. */
export function createPublisherState({ dataFolder, releases, ownContent, tell, log }: Options) {
  const lastRound = openLastRound(dataFolder);
  let health: ContentHealth = { release: 'repository', admin: 'unknown', problems: [] };
  let known: Known | undefined;

  function say(changes: Partial<ContentHealth>): void {
    health = { ...health, ...changes };
    tell(health);
  }

  return {
    health: () => health,
    /** The result of the last round; undefined before the first. */
    known: () => known,
    /** The same, or as if the repository's content had been published. */
    knownOrOwn: (): Known => known ?? { wanted: ownContent(), good: ownContent(), problems: [], readAt: undefined },
    say,
    /** What is known before the first round ends. */
    async recall(): Promise<void> {
      const [current, heldSince, round] = await Promise.all([
        releases.current(),
        releases.heldSince(),
        lastRound.read(),
      ]);
      if (current) say({ release: current.id, publishedAt: current.publishedAt });
      if (heldSince) say({ heldSince });
      if (round?.release !== health.release) return;
      const shown = current?.content ?? ownContent();
      known = { wanted: shown, good: shown, problems: round.problems, readAt: round.readAt };
    },
    /** If it can't be stored, it is computed again. */
    async remember(result: Known): Promise<void> {
      known = result;
      const { readAt, problems } = result;
      if (!readAt) return;
      say({ readAt });
      try {
        await lastRound.write({ release: health.release, readAt, problems: [...problems] });
      } catch (error) {
        log(`The published content couldn't be stored: ${reasonOf(error)}`);
      }
    },
    forget(): void {
      known = undefined;
    },
  };
}
