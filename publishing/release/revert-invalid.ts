import { type Content, mapTypes, type Problem, type StoredRecord } from '../content/content.ts';
import { makeConsistent } from '../content/make-consistent.ts';
import type { DataFile } from './data-file.ts';
import { type Culprit, type Finding, findCulprits } from './find-culprits.ts';

export interface RevertOptions {
  content: Content;
  /** The site's current content, which is valid. */
  live: Content;
  /** Writes the data files of a tree. */
  write: (content: Content) => Promise<readonly DataFile[]>;
  /** Runs the repository's own checks on that tree. */
  check: () => Promise<readonly Finding[]>;
}

export interface Reverted {
  content: Content;
  problems: Problem[];
}

/** The content is inconsistent as a whole, and no single record is to blame. */
class InconsistentError extends Error {
  override name = 'InconsistentError';
}

/** Reverting one record can make another invalid; more rounds than this have never helped. */
const maxRounds = 6;
const maxReasons = 3;
/** Someone who removes a record wants to see every text that still mentions it. */
const maxPlaces = 40;

function problemOf({ type, key, onlyPhotograph, reasons, others }: Culprit, removed: boolean): Problem {
  const different = [...new Set(reasons)];
  const most = removed ? maxPlaces : maxReasons;
  const shown = different.slice(0, most).join('; ');
  const more = different.length > most ? `; and ${different.length - most} more` : '';
  const what = removed
    ? 'it cannot be removed while texts name it: '
    : onlyPhotograph
      ? 'its photograph is not shown: '
      : '';
  const naming = removed && others.length > 0 ? { naming: others } : {};
  return { type, record: key, reason: what + shown + more, ...naming };
}

/** The record with its previous photograph, or none. */
function withEarlierPhotograph(kept: StoredRecord, earlier: StoredRecord | undefined): StoredRecord {
  const { photograph: _, ...rest } = kept.value as { photograph?: unknown };
  const { photograph } = (earlier?.value ?? {}) as { photograph?: unknown };
  return { ...kept, value: photograph ? { ...rest, photograph } : rest };
}

/** The content with culprits reverted, and new ones removed. */
function withReverted(content: Content, live: Content, culprits: readonly Culprit[]): Content {
  return mapTypes((type) => {
    const own = new Map(culprits.filter((culprit) => culprit.type === type).map((culprit) => [culprit.key, culprit]));
    if (own.size === 0) return content[type];
    const list = content[type] as readonly StoredRecord[];
    const before = (live[type] as readonly StoredRecord[]).filter(({ key }) => own.has(key));
    const replaced = list.flatMap((kept) => {
      const culprit = own.get(kept.key);
      if (!culprit) return [kept];
      const earlier = before.find(({ key }) => key === kept.key);
      if (culprit.onlyPhotograph) return [withEarlierPhotograph(kept, earlier)];
      return earlier ? [{ ...earlier, ...(kept.id ? { id: kept.id } : {}) }] : [];
    });
    return [...replaced, ...before.filter(({ key }) => !list.some((kept) => kept.key === key))];
  });
}

/**
 * Checks the content with the repository's checks and reverts invalid records until it passes: an invalid record
 * affects only itself. The last valid content always passes, so this terminates.
 */
export async function revertInvalid({ content: wanted, live, write, check }: RevertOptions): Promise<Reverted> {
  const problems: Problem[] = [];
  let content = wanted;
  for (let round = 0; round < maxRounds; round++) {
    const fitted = makeConsistent(content, live);
    const files = await write(fitted.content);
    const findings = await check();
    if (findings.length === 0) return { content: fitted.content, problems: [...fitted.problems, ...problems] };
    const { culprits, unexplained } = findCulprits(findings, files, fitted.content, live);
    if (culprits.length === 0) {
      const [first] = unexplained;
      throw new InconsistentError(`${first?.where}: ${first?.reason} (${unexplained.length} such findings)`);
    }
    const published = content;
    problems.push(
      ...culprits.map((culprit) =>
        problemOf(
          culprit,
          !(published[culprit.type] as readonly StoredRecord[]).some(({ key }) => key === culprit.key),
        ),
      ),
    );
    content = withReverted(content, live, culprits);
  }
  throw new InconsistentError(`It does not hold together after ${maxRounds} attempts to leave out what is wrong`);
}
