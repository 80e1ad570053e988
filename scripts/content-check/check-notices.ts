import type { Notice } from '#company/notice.ts';
import { notices } from '#company/notices.ts';
import { findTypedFigures } from '#knowledge/check/typed-figures.ts';
import { idRanges } from '#knowledge/id-ranges.ts';
import type { Finding } from './finding.ts';
import { locationOf, type TextFile } from './text-files.ts';

const file = 'company/notices.ts';

/** Literal prices and addresses go stale. Times are allowed: notices are about them. */
function typedFigures({ text }: Notice): string[] {
  const draft = { id: 0, question: '', answer: text, category: 'company' as const, alternatives: [], tags: [] };
  return findTypedFigures([{ ...draft, source: file }])
    .map(({ reason }) => reason)
    .filter((reason) => !reason.startsWith('the answer holds a time,'))
    .map((reason) => reason.replace('the answer', 'the text'));
}

function linkFaults({ link = '' }: Notice, paths: ReadonlySet<string>): string[] {
  const [path = ''] = link.split(/[?#]/);
  return path.startsWith('/') && !paths.has(path) ? [`'${link}' is no page of the site`] : [];
}

/** Problems with notices, except unknown references. */
export function checkNotices(
  files: readonly TextFile[],
  paths: ReadonlySet<string>,
  shown: readonly Notice[] = notices,
): Finding[] {
  const most = idRanges.notices.to - idRanges.notices.from + 1;
  return [
    ...shown.flatMap((notice) =>
      [...typedFigures(notice), ...linkFaults(notice, paths)].map((reason) => ({
        where: locationOf(files, file, notice.text.slice(0, 40)),
        reason,
      })),
    ),
    ...(shown.length > most ? [{ where: file, reason: `has more than ${most} notices` }] : []),
  ];
}
