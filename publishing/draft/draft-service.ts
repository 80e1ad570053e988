import path from 'node:path';
import type { AdminHost } from '#server/admin-host/admin-host.ts';
import type { FoundAnswer } from '#server/admin-host/found-answer.ts';
import type { DraftCheck, DraftPage } from '#server/admin-host/staff-request.ts';
import { addressOf } from '../content/addresses.ts';
import type { Content, Problem, RecordType, StoredRecord } from '../content/content.ts';
import { locateProblems, refusalOf } from '../content/locate-problems.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { checkTree } from '../release/check-tree.ts';
import { findCulprits } from '../release/find-culprits.ts';
import type { Releases } from '../release/releases.ts';
import { runStep } from '../release/run-step.ts';
import { readDraft, withCategory } from './draft-content.ts';
import { draftAnswer, draftNote, draftPage } from './draft-page.ts';
import { openDraftTree } from './draft-tree.ts';
import { taskQueue } from './task-queue.ts';

/** As the repository's own check says it. */
const inNoCategory = 'is in no category: add it in catalogue/offered.ts';

interface Placeable {
  content: Content;
  type: RecordType;
  kept: StoredRecord;
}

interface Options {
  /** The repository's root. */
  root: string;
  dataFolder: string;
  pictures: Pick<PictureStore, 'folder'>;
  releases: Pick<Releases, 'current'>;
  host: AdminHost;
  /** The repository's own content. */
  ownContent: () => Content;
}

export interface DraftService {
  /** What the site would reject in a draft, as last saved. */
  check: (type: RecordType, id: string) => Promise<DraftCheck>;
  /** The page that shows it. */
  page: (type: RecordType, id: string) => Promise<DraftPage>;
  /** Which answers the assistant would give to questions if it were published. */
  answers: (type: RecordType, id: string, questions: readonly string[]) => Promise<FoundAnswer[]>;
}

/** Validates and renders drafts in separate trees, without affecting what visitors see. */
export function openDraftService({ root, dataFolder, pictures, releases, host, ownContent }: Options): DraftService {
  const folder = path.join(dataFolder, 'drafts');
  const checked = openDraftTree(path.join(folder, 'checked'), pictures.folder);
  const shown = openDraftTree(path.join(folder, 'shown'), pictures.folder);
  const tried = openDraftTree(path.join(folder, 'tried'), pictures.folder);
  const checkInTurn = taskQueue<Problem[]>();
  const showInTurn = taskQueue<string>();
  const tryInTurn = taskQueue<FoundAnswer[]>();
  const step = { environment: { NODE_COMPILE_CACHE: path.join(folder, 'compiled') }, isAwaited: true };

  async function read(type: RecordType, id: string) {
    const current = await releases.current();
    const live = current?.content ?? ownContent();
    const from = current?.folder ?? root;
    const draft = await readDraft(host, type, id, live);
    return { type, live, from, draft, key: JSON.stringify([from, type, draft.kept, draft.categories]) };
  }

  /**
   * The site is valid without the draft, so every finding is caused by it. A service without a category is checked as if
   * it were in one; otherwise that alone would be said first.
   */
  async function findProblems(
    from: string,
    live: Content,
    { content: drafted, type, kept }: Placeable,
  ): Promise<Problem[]> {
    const content = withCategory(drafted, type, kept);
    const files = await checked.write(from, content);
    const findings = await checkTree(checked.folder, step);
    const { culprits } = findCulprits(findings, files, content, live);
    const found = culprits.flatMap(({ type: own, key, reasons }) =>
      [...new Set(reasons)].map((reason) => ({ type: own, record: key, reason })),
    );
    return content === drafted ? found : [{ type, record: kept.key, reason: inNoCategory }, ...found];
  }

  async function refusalsOf({ type, live, from, draft, key }: Awaited<ReturnType<typeof read>>) {
    const { kept, content } = draft;
    const found = kept ? await checkInTurn(key, () => findProblems(from, live, { content, type, kept })) : [];
    const located = locateProblems([...draft.problems, ...found], draft.content, live);
    // Several answers made from one text report the same problem; it is fixed once.
    const byReason = new Map(located.map((problem) => [problem.reason, problem]));
    return [...byReason.values()].map(refusalOf);
  }

  function print(args: readonly string[]): Promise<string> {
    return runStep({ folder: shown.folder, args, ...step });
  }

  async function show(type: RecordType, found: Awaited<ReturnType<typeof read>>): Promise<string> {
    const { draft, from } = found;
    const { kept, content } = draft;
    if (!kept) return draftNote('There is no page to show until this is fixed.', draft);
    const address = addressOf(type, kept.value);
    if (!address && type !== 'knowledge-entry') return draftNote('No page shows this by itself.', draft);
    await shown.write(from, withCategory(content, type, kept));
    try {
      if (!address) {
        const answer = JSON.parse(await print(['publishing/draft/print-entry.ts', kept.key]));
        return draftAnswer(answer, draft);
      }
      return draftPage(await print(['publishing/draft/print-page.ts', address]), draft);
    } catch (error) {
      // An invalid draft may break its page. The check finds out why.
      const refusals = await refusalsOf(found);
      if (refusals.length > 0) return draftNote('There is no page to show until this is fixed.', draft);
      throw error;
    }
  }

  return {
    check: async (type, id) => ({ refusals: await refusalsOf(await read(type, id)) }),
    async page(type, id) {
      const found = await read(type, id);
      return { html: await showInTurn(found.key, () => show(type, found)) };
    },
    async answers(type, id, questions) {
      const { draft, from, key } = await read(type, id);
      const { kept, content } = draft;
      if (!kept) throw new Error('Fix what ‘On the site’ lists first.');
      return tryInTurn(JSON.stringify([key, questions]), async () => {
        await tried.write(from, withCategory(content, type, kept));
        const run = (...args: string[]) => runStep({ folder: tried.folder, args, ...step });
        await run('training/write-vectors.ts');
        return JSON.parse(await run('publishing/draft/print-replies.ts', JSON.stringify(questions)));
      });
    },
  };
}
