import type { Notice } from '#company/notice.ts';
import { notices } from '#company/notices.ts';
import type { Draft } from '../draft.ts';
import { idRanges } from '../id-ranges.ts';

/** Notices as answers to the questions they name. */
export function noticeEntries(shown: readonly Notice[] = notices): Draft[] {
  return shown.flatMap(({ text, questions: [question, ...alternatives] }, index) =>
    question
      ? [
          {
            id: idRanges.notices.from + index,
            question,
            answer: text,
            category: 'company' as const,
            alternatives,
            tags: [],
            source: 'render/notices.ts',
          },
        ]
      : [],
  );
}
