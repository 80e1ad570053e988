import type { SiteRelease } from '#server/admin-host/staff-request.ts';
import { nameForStaff } from '../content/explain-to-staff.ts';
import { differingRecords, type Release, type Releases } from '../release/releases.ts';
import type { PublisherState } from './publisher-state.ts';

interface Options {
  releases: Releases;
  handOver: (release: Release) => Promise<void>;
  log: (message: string) => void;
}

export interface StaffActions {
  /** What the site shows, and what it could return to. */
  release: () => Promise<SiteRelease>;
  /** Serves the previous release until `resume`; fails if none is kept. */
  restorePrevious: () => Promise<void>;
  resume: () => Promise<void>;
}

/** How many names are listed to show what going back would change. */
const maxNamed = 12;

/** What staff do with the whole site; `publishAnew` begins a round that doesn't rely on those before. */
export function createStaffActions(
  { releases, handOver, log }: Options,
  state: PublisherState,
  publishAnew: () => void,
): StaffActions {
  return {
    async release() {
      const [current, earlier] = [await releases.current(), await releases.earlier()];
      const differing = current && earlier ? differingRecords(earlier.content, current.content) : [];
      const names = differing.map(({ type, value }) => nameForStaff(type, value));
      const left = names.length - maxNamed;
      return {
        publishedAt: current?.publishedAt,
        readAt: state.lastResult()?.readAt,
        heldSince: await releases.heldSince(),
        earlier: earlier && {
          publishedAt: earlier.publishedAt,
          differs: left > 0 ? [...names.slice(0, maxNamed), `and ${left} more`] : names,
        },
      };
    },
    async restorePrevious() {
      if (await releases.heldSince()) throw new Error('the previous version has already been restored.');
      const earlier = await releases.earlier();
      if (!earlier) throw new Error('no previous version is stored yet.');
      const heldSince = new Date().toISOString();
      // First, so that no release in progress comes after it.
      await releases.hold(heldSince);
      try {
        await handOver(earlier);
      } catch (error) {
        await releases.hold(undefined);
        throw error;
      }
      await releases.makeCurrent(earlier);
      log(`Staff restored ${earlier.id}.`);
      state.setHealth({ release: earlier.id, publishedAt: earlier.publishedAt, heldSince });
    },
    async resume() {
      await releases.hold(undefined);
      state.forget();
      state.setHealth({ heldSince: undefined });
      publishAnew();
    },
  };
}
