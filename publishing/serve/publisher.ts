import { type AdminHost, AdminHostError, askWhole } from '#server/admin-host/admin-host.ts';
import type { ContentHealth } from '#server/admin-host/content-health.ts';
import type { RecordState, SiteRelease } from '#server/admin-host/staff-question.ts';
import { type Content, type Problem, type RecordType, withIds } from '../content/content.ts';
import { nameForStaff } from '../content/for-staff.ts';
import { type Located, locateProblems } from '../content/locate-problems.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { pullContent } from '../pull/pull-content.ts';
import { type Made, type MakeOptions, makeRelease } from '../release/make-release.ts';
import { contentFingerprint, differingRecords, type Release, type Releases } from '../release/releases.ts';
import { debounce } from './debounce.ts';
import { openLastRound } from './last-round.ts';
import { type Known, recordState } from './record-state.ts';

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
  tell: (health: ContentHealth) => void;
  log: (message: string) => void;
  make?: (options: MakeOptions) => Promise<Made>;
  times?: Partial<typeof usualTimes>;
}

export interface Publisher {
  /** Something may have been published. */
  changed: () => void;
  /** The state of a record, by its id in the panel. */
  stateOf: (type: RecordType, id: string) => Promise<RecordState>;
  /** What the site shows, and what it could return to. */
  release: () => Promise<SiteRelease>;
  /** Serves the previous release until `resume`; fails if none is kept. */
  restorePrevious: () => Promise<void>;
  resume: () => Promise<void>;
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

/** How many names are listed to show what going back would change. */
const maxNamed = 12;

/** Shown to staff. More than this is the same mistake many times. */
const maxProblems = 50;
export const reportDocument =
  'mutation Report($problems: [ReportedProblem!]!) { reportContentProblems(problems: $problems) }';

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}

function shorten(problems: readonly Problem[]): Problem[] {
  const shown = problems.slice(0, maxProblems);
  const left = problems.length - shown.length;
  return left > 0
    ? [...shown, { type: 'The whole site', record: 'more', reason: `${left} further records are wrong` }]
    : shown;
}

/** A problem as the admin host accepts it. */
function reportOf({ type, record, reason, meanwhile, kind, id, field }: Located) {
  return { type, record, reason, meanwhile, kind, document: id, field };
}

/** Keeps the site up to date with what staff publish: fetch, check, build, hand over. Visitors never wait for it. */
export function startPublisher(options: PublisherOptions): Publisher {
  const { host, inbox, pictures, releases, ownContent, handOver, tell, log, make = makeRelease } = options;
  const times = { ...usualTimes, ...options.times };
  const stopping = new AbortController();
  let health: ContentHealth = { release: 'repository', admin: 'unknown', problems: [] };
  let asked = '';
  let reported: string | undefined;
  let retryMs = times.firstRetryMs;
  let retry: NodeJS.Timeout | undefined;
  /** The cut-off of the round in progress, by the admin host's clock: it contains everything published before. */
  let reading: string | undefined;
  /** The result of the last round: what staff published, what the site shows, and the problems between the two. */
  let latest: Known | undefined;
  const lastRound = openLastRound(options.dataFolder);

  function say(changes: Partial<ContentHealth>): void {
    health = { ...health, ...changes };
    tell(health);
  }

  /** What is known before the first round ends. */
  async function recall(): Promise<void> {
    const [current, heldSince, round] = await Promise.all([releases.current(), releases.heldSince(), lastRound.read()]);
    if (current) say({ release: current.id, publishedAt: current.publishedAt });
    if (heldSince) say({ heldSince });
    if (round?.release !== health.release) return;
    const good = current?.content ?? ownContent();
    latest = { wanted: good, good, problems: round.problems, readAt: round.readAt };
  }

  /** If it can't be stored, it is computed again. */
  async function remember(known: Known): Promise<void> {
    latest = known;
    const { readAt, problems } = known;
    if (!readAt) return;
    say({ readAt });
    try {
      await lastRound.write({ release: health.release, readAt, problems: [...problems] });
    } catch (error) {
      log(`The published content couldn't be stored: ${reasonOf(error)}`);
    }
  }

  async function report(problems: readonly Problem[], wanted: Content, good: Content): Promise<void> {
    const said = JSON.stringify(problems);
    if (said === reported) return;
    for (const { type, record, reason } of problems) log(`Content: ${type} ${record}: ${reason}`);
    if (!inbox) return;
    try {
      const located = locateProblems(shorten(problems), wanted, good);
      await askWhole(inbox, reportDocument, { problems: located.map(reportOf) });
      reported = said;
    } catch (error) {
      log(`The admin host couldn't be notified of problems: ${reasonOf(error)}`);
    }
  }

  /** What staff have published; undefined while the admin host is down, and the site stays as it is. */
  async function ask(good: Content) {
    try {
      const read = await pullContent({ host, pictures, good, signal: stopping.signal });
      retryMs = times.firstRetryMs;
      if (health.admin === 'away') log('The admin host is back.');
      say({ admin: 'ok' });
      return read;
    } catch (error) {
      if (!(error instanceof AdminHostError)) throw error;
      if (health.admin !== 'away') log(`${error.message} The site stays as it is.`);
      say({ admin: 'away' });
      retry = setTimeout(changed, retryMs);
      retryMs = Math.min(retryMs * 2, times.pollMs);
      return undefined;
    }
  }

  async function publish(): Promise<void> {
    clearTimeout(retry);
    await recalled;
    const started = performance.now();
    const heldSince = await releases.heldSince();
    if (heldSince) {
      say({ heldSince });
      return;
    }
    const current = await releases.current();
    const good = current?.content ?? latest?.good ?? ownContent();
    const read = await ask(good);
    // While the admin host is down, new code is still released, with the last known content.
    if (!read && !current) return;
    const stamp = await options.stamp();
    const { content, problems } = read ?? { content: good, problems: health.problems };
    const readAt = read?.readAt;
    reading = readAt;
    // An invalid record leaves the content unchanged, but the problem is still news.
    const wanted = JSON.stringify([stamp, contentFingerprint(content), problems]);
    if (wanted === asked || (!read && current?.stamp === stamp)) {
      if (readAt && latest) await remember({ ...latest, readAt });
      return;
    }
    const signal = stopping.signal;
    const made = await make({ ...options, stamp, content, good, current, signal });
    const all = [...problems, ...made.problems];
    if (await releases.heldSince()) {
      // Staff went back to the previous release in the meantime.
      if (made.release) await releases.discard(made.release.id);
      return;
    }
    if (made.release) {
      await handOver(made.release);
      await releases.makeCurrent(made.release);
      log(`Published ${made.release.id} in ${Math.round((performance.now() - started) / 1000)} s.`);
      say({ release: made.release.id, publishedAt: made.release.publishedAt });
    }
    asked = wanted;
    // Unpublishing sends only an id, so the ids are kept.
    const shown = made.release?.content ?? withIds(good, content);
    say({ problems: shorten(all), failed: undefined });
    const located = locateProblems(all, content, shown);
    await remember({ wanted: content, good: shown, problems: located, readAt: readAt ?? latest?.readAt });
    await report(all, content, shown);
  }

  const round = debounce(async () => {
    try {
      await publish();
    } catch (error) {
      // Going back discards the release in progress.
      if (stopping.signal.aborted || (await releases.heldSince())) return;
      const failed = reasonOf(error);
      log(`Nothing was published, the site stays as it is: ${failed}`);
      say({ failed });
      const { wanted, good } = latest ?? { wanted: ownContent(), good: ownContent() };
      await report([...health.problems, { type: 'site', record: 'publishing', reason: failed }], wanted, good);
    } finally {
      reading = undefined;
    }
  }, times);

  function changed(): void {
    round.call();
  }

  const poll = setInterval(changed, times.pollMs);
  const recalled = recall();
  changed();
  return {
    changed,
    async stateOf(type, id) {
      await recalled;
      const known = latest ?? { wanted: ownContent(), good: ownContent(), problems: [], readAt: undefined };
      return { ...recordState(type, id, health, known), reading };
    },
    async release() {
      const [current, earlier] = [await releases.current(), await releases.earlier()];
      const differing = current && earlier ? differingRecords(earlier.content, current.content) : [];
      const names = differing.map(({ type, value }) => nameForStaff(type, value));
      const left = names.length - maxNamed;
      return {
        publishedAt: current?.publishedAt,
        readAt: latest?.readAt,
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
      say({ release: earlier.id, publishedAt: earlier.publishedAt, heldSince });
    },
    async resume() {
      await releases.hold(undefined);
      asked = '';
      latest = undefined;
      say({ heldSince: undefined });
      changed();
    },
    async stop() {
      clearInterval(poll);
      clearTimeout(retry);
      stopping.abort();
      await round.stop();
    },
  };
}
