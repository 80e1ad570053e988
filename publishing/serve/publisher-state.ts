import type { ContentHealth } from '#server/admin-host/content-health.ts';
import type { Content } from '../content/content.ts';
import type { Releases } from '../release/releases.ts';
import { openLastRound } from './last-round.ts';
import type { RoundResult } from './record-state.ts';
import { reasonOf } from './report-problems.ts';

interface Options {
  dataFolder: string;
  releases: Releases;
  ownContent: () => Content;
  reportHealth: (health: ContentHealth) => void;
  log: (message: string) => void;
}

export type PublisherState = ReturnType<typeof createPublisherState>;

/** What the publisher knows: its health, and the result of the last round. */
export function createPublisherState({ dataFolder, releases, ownContent, reportHealth, log }: Options) {
  const lastRound = openLastRound(dataFolder);
  let health: ContentHealth = { release: 'repository', admin: 'unknown', problems: [] };
  let lastResult: RoundResult | undefined;

  function setHealth(changes: Partial<ContentHealth>): void {
    health = { ...health, ...changes };
    reportHealth(health);
  }

  return {
    health: () => health,
    /** The result of the last round; undefined before the first. */
    lastResult: () => lastResult,
    /** The same, or as if the repository's content had been published. */
    lastResultOrOwn: (): RoundResult =>
      lastResult ?? { published: ownContent(), live: ownContent(), problems: [], readAt: undefined },
    setHealth,
    /** What is known before the first round ends. */
    async recall(): Promise<void> {
      const [current, heldSince, round] = await Promise.all([
        releases.current(),
        releases.heldSince(),
        lastRound.read(),
      ]);
      if (current) setHealth({ release: current.id, publishedAt: current.publishedAt });
      if (heldSince) setHealth({ heldSince });
      if (round?.release !== health.release) return;
      const shown = current?.content ?? ownContent();
      lastResult = { published: shown, live: shown, problems: round.problems, readAt: round.readAt };
    },
    /** If it can't be stored, it is computed again. */
    async remember(result: RoundResult): Promise<void> {
      lastResult = result;
      const { readAt, problems } = result;
      if (!readAt) return;
      setHealth({ readAt });
      try {
        await lastRound.write({ release: health.release, readAt, problems: [...problems] });
      } catch (error) {
        log(`The published content couldn't be stored: ${reasonOf(error)}`);
      }
    },
    forget(): void {
      lastResult = undefined;
    },
  };
}
