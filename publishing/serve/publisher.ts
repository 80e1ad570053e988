import { type AdminHost, AdminHostError } from '#server/admin-host/admin-host.ts';
import type { ContentHealth } from '#server/admin-host/content-health.ts';
import type { RecordState } from '#server/admin-host/staff-request.ts';
import { type Content, type Problem, type RecordType, withIds } from '../content/content.ts';
import { locateProblems } from '../content/locate-problems.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { pullContent } from '../pull/pull-content.ts';
import { type Made, type MakeOptions, makeRelease } from '../release/make-release.ts';
import { contentFingerprint, type Release, type Releases } from '../release/releases.ts';
import { debounce } from './debounce.ts';
import { createPublisherState } from './publisher-state.ts';
import { recordState } from './record-state.ts';
import { createProblemReport, firstProblems, reasonOf } from './report-problems.ts';
import { createStaffActions, type StaffActions } from './staff-actions.ts';

export interface PublisherOptions {
  /** The repository's root. */
  root: string;
  dataFolder: string;
  pictures: PictureStore;
  releases: Releases;
  /** One token reads content; the other, if set, reports problems. */
  host: AdminHost;
  inbox: AdminHost | undefined;
  /** The repository's own content. */
  ownContent: () => Content;
  /** Hash of the repository's code and settings. */
  stamp: () => Promise<string>;
  /** Serves a release instead of the current one. */
  handOver: (release: Release) => Promise<void>;
  /** Called whenever something changes. */
  reportHealth: (health: ContentHealth) => void;
  log: (message: string) => void;
  make?: (options: MakeOptions) => Promise<Made>;
  times?: Partial<typeof usualTimes>;
}

export interface Publisher extends StaffActions {
  /** Something may have been published. */
  changed: () => void;
  /** The state of a record, by its id in the panel. */
  stateOf: (type: RecordType, id: string) => Promise<RecordState>;
  stop: () => Promise<void>;
}

const usualTimes = {
  /** Publishing in bulk sends one call per record … */
  quietMs: 5_000,
  /** … and a steady stream of them must not delay the first forever. */
  maxMs: 20_000,
  /** Webhooks get lost; polling finds what they missed. */
  pollMs: 5 * 60 * 1000,
  /** While the admin host is down, it is retried with increasing delays. */
  firstRetryMs: 10_000,
};

/** Keeps the site up to date with what staff publish: fetch, check, build, hand over. Visitors never wait for it. */
export function startPublisher(options: PublisherOptions): Publisher {
  const { host, pictures, releases, ownContent, handOver, log, make = makeRelease } = options;
  const times = { ...usualTimes, ...options.times };
  const state = createPublisherState(options);
  const report = createProblemReport(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Code, content and problems of the last round that was carried out. */
  let lastRound = '';
  let retryMs = times.firstRetryMs;
  let retry: NodeJS.Timeout | undefined;
  /** The cut-off of the round in progress, by the admin host's clock: it contains everything published before. */
  let cutOff: string | undefined;

  /** What staff have published; undefined while the admin host is down, and the site stays as it is. */
  async function fetchPublished(shown: Content) {
    try {
      const published = await pullContent({ host, pictures, live: shown, signal });
      retryMs = times.firstRetryMs;
      if (state.health().admin === 'away') log('The admin host is back.');
      state.setHealth({ admin: 'ok' });
      return published;
    } catch (error) {
      if (!(error instanceof AdminHostError)) throw error;
      if (state.health().admin !== 'away') log(`${error.message} The site stays as it is.`);
      state.setHealth({ admin: 'away' });
      retry = setTimeout(changed, retryMs);
      retryMs = Math.min(retryMs * 2, times.pollMs);
      return undefined;
    }
  }

  async function serve(release: Release, started: number): Promise<void> {
    await handOver(release);
    await releases.makeCurrent(release);
    log(`Published ${release.id} in ${Math.round((performance.now() - started) / 1000)} s.`);
    state.setHealth({ release: release.id, publishedAt: release.publishedAt });
  }

  async function conclude(
    problems: readonly Problem[],
    published: Content,
    shown: Content,
    readAt: string | undefined,
  ): Promise<void> {
    state.setHealth({ problems: firstProblems(problems), failed: undefined });
    const located = locateProblems(problems, published, shown);
    await state.remember({
      published,
      live: shown,
      problems: located,
      readAt: readAt ?? state.lastResult()?.readAt,
    });
    await report(problems, published, shown);
  }

  async function publish(): Promise<void> {
    clearTimeout(retry);
    await recalled;
    const started = performance.now();
    const heldSince = await releases.heldSince();
    if (heldSince) {
      state.setHealth({ heldSince });
      return;
    }
    const current = await releases.current();
    const shown = current?.content ?? state.lastResult()?.live ?? ownContent();
    const published = await fetchPublished(shown);
    // While the admin host is down, new code is still released, with the last known content.
    if (!published && !current) return;
    const stamp = await options.stamp();
    const { content, problems } = published ?? { content: shown, problems: state.health().problems };
    const readAt = published?.readAt;
    cutOff = readAt;
    // An invalid record leaves the content unchanged, but the problem is still news.
    const thisRound = JSON.stringify([stamp, contentFingerprint(content), problems]);
    if (thisRound === lastRound || (!published && current?.stamp === stamp)) {
      const last = state.lastResult();
      if (readAt && last) await state.remember({ ...last, readAt });
      return;
    }
    const made = await make({ ...options, stamp, content, live: shown, current, signal });
    if (await releases.heldSince()) {
      // Staff went back to the previous release in the meantime.
      if (made.release) await releases.discard(made.release.id);
      return;
    }
    if (made.release) await serve(made.release, started);
    lastRound = thisRound;
    // Unpublishing sends only an id, so the ids are kept.
    const shownNow = made.release?.content ?? withIds(shown, content);
    await conclude([...problems, ...made.problems], content, shownNow, readAt);
  }

  const round = debounce(async () => {
    try {
      await publish();
    } catch (error) {
      // Going back discards the release in progress.
      if (signal.aborted || (await releases.heldSince())) return;
      const failed = reasonOf(error);
      log(`Nothing was published, the site stays as it is: ${failed}`);
      state.setHealth({ failed });
      const { published, live } = state.lastResultOrOwn();
      await report(
        [...state.health().problems, { type: 'site', record: 'publishing', reason: failed }],
        published,
        live,
      );
    } finally {
      cutOff = undefined;
    }
  }, times);

  function changed(): void {
    round.call();
  }

  function publishAnew(): void {
    lastRound = '';
    changed();
  }

  const poll = setInterval(changed, times.pollMs);
  const recalled = state.recall();
  changed();
  return {
    ...createStaffActions(options, state, publishAnew),
    changed,
    async stateOf(type, id) {
      await recalled;
      return { ...recordState(type, id, state.health(), state.lastResultOrOwn()), reading: cutOff };
    },
    async stop() {
      clearInterval(poll);
      clearTimeout(retry);
      stopping.abort();
      await round.stop();
    },
  };
}
