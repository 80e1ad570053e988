import path from 'node:path';
import type { Photograph } from '#content/photograph.ts';
import { type Content, mapTypes, type RecordType, recordTypes, type StoredRecord } from '../content/content.ts';
import { makeConsistent } from '../content/make-consistent.ts';
import { type DataFile, recordAt } from './data-file.ts';

/** A problem in a tree, as reported by `npm run content:check`. */
export interface Finding {
  where: string;
  reason: string;
}

/** A record that differs from its last valid version, and the problems it causes. */
export interface Culprit {
  type: RecordType;
  key: string;
  /** Whether the rest of it is valid. */
  onlyPhotograph: boolean;
  reasons: string[];
  /** The records with these problems, if they are others. */
  others: { type: RecordType; record: string; reason: string }[];
}

function sameValue(left: StoredRecord | undefined, right: StoredRecord | undefined): boolean {
  return JSON.stringify(left?.value) === JSON.stringify(right?.value);
}

function photographIn(kept: StoredRecord | undefined): Photograph | undefined {
  return (kept?.value as { photograph?: Photograph } | undefined)?.photograph;
}

/**
 * The content as it would be if nobody had changed a record: only references follow what was added and removed, such as
 * the redirects of removed services.
 */
function unchangedIn(content: Content, live: Content): Content {
  const kept = mapTypes((type) => {
    const before = new Map((live[type] as readonly StoredRecord[]).map((each) => [each.key, each]));
    return (content[type] as readonly StoredRecord[]).map((each) => before.get(each.key) ?? each);
  });
  return makeConsistent(kept, live).content;
}

/** Types whose records are referenced or linked in texts. */
const namedTypes = ['service', 'portfolio-piece', 'post'] as const;

/** Names mentioned in a finding: '{logo-design.basic.price}', "'logo-design'", '/service/logo-design'. */
function namesIn(reason: string): string[] {
  return Array.from(reason.matchAll(/[{'/]([a-z0-9-]+)(?=[.'}\s,]|$)/g), ([, name = '']) => name);
}

/**
 * Attributes each finding to a record: the one it is in, if that has changed, otherwise the changed or removed service,
 * entry or policy it mentions, or the only service that was removed. Findings without a culprit are left over.
 */
export function findCulprits(
  findings: readonly Finding[],
  files: readonly DataFile[],
  content: Content,
  live: Content,
) {
  const culprits = new Map<string, Culprit>();
  const unexplained: Finding[] = [];
  const unchanged = unchangedIn(content, live);
  const find = (from: Content, type: RecordType, key: string): StoredRecord | undefined =>
    (from[type] as readonly StoredRecord[]).find((each) => each.key === key);

  function hasChanged(type: RecordType, key: string): boolean {
    const [now, before] = [find(content, type, key), find(live, type, key)];
    if (!now || !before) return now !== before;
    return !sameValue(now, find(unchanged, type, key));
  }

  /** Whether a finding is only about a new photograph. */
  function isAboutPhotograph(type: RecordType, key: string, reason: string): boolean {
    const photograph = photographIn(find(content, type, key));
    const before = photographIn(find(live, type, key));
    if (!photograph || JSON.stringify(photograph) === JSON.stringify(before)) return false;
    return reason.includes(path.posix.basename(photograph.file));
  }

  function lay(type: RecordType, key: string, { where, reason }: Finding): void {
    const known = culprits.get(`${type} ${key}`) ?? { type, key, onlyPhotograph: true, reasons: [], others: [] };
    known.onlyPhotograph &&= isAboutPhotograph(type, key, reason);
    const own = recordAt(files, where.split(':')[0] ?? '', Number(where.split(':')[1] ?? 1));
    const isOwn = own?.type === type && own.key === key;
    known.reasons.push(isOwn ? reason : `${own ? `${own.type} ${own.key}` : where}: ${reason}`);
    if (own && !isOwn) known.others.push({ type: own.type, record: own.key, reason });
    culprits.set(`${type} ${key}`, known);
  }

  const [removed, ...furtherRemoved] = live.service.filter(({ key }) => !find(content, 'service', key));
  for (const finding of findings) {
    const { where, reason } = finding;
    const [file = '', line] = where.split(':');
    const number = /^entry (\d+):/.exec(reason)?.[1];
    const own =
      number && find(content, 'knowledge-entry', number)
        ? { type: 'knowledge-entry' as const, key: number }
        : recordAt(files, file, Number(line ?? 1));
    if (own && hasChanged(own.type, own.key)) {
      lay(own.type, own.key, finding);
      continue;
    }
    const twice = /number (\d+)/.exec(reason)?.[1];
    const services = content.service.filter(({ value }) => twice !== undefined && `${value.facts.number}` === twice);
    const names = [...namesIn(reason), ...services.map(({ key }) => key)];
    const [named] = namedTypes.flatMap((type) =>
      names.filter((name) => hasChanged(type, name)).map((key) => ({ type, key })),
    );
    const [other] = (['policies', 'company', 'guest-posts', 'redirects'] as const).filter((type) =>
      hasChanged(type, type),
    );
    if (named) lay(named.type, named.key, finding);
    else if (other) lay(other, other, finding);
    else if (removed && furtherRemoved.length === 0) lay('service', removed.key, finding);
    else unexplained.push(finding);
  }
  // No culprit was found. Most content depends on services, so they come first; then everything new.
  if (culprits.size === 0) {
    const changed = recordTypes.flatMap((type) =>
      [...new Set([...content[type], ...live[type]].map(({ key }) => key))]
        .filter((key) => hasChanged(type, key))
        .map((key) => ({ type, key })),
    );
    const ofServices = changed.filter(({ type }) => type === 'service');
    for (const { type, key } of ofServices.length > 0 ? ofServices : changed) {
      for (const finding of unexplained) lay(type, key, finding);
    }
  }
  return { culprits: [...culprits.values()], unexplained };
}
