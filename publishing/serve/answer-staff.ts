import type { Asked } from '#server/admin-host/staff-question.ts';
import { isRecordType } from '../content/content.ts';
import type { DraftDesk } from '../draft/draft-desk.ts';
import type { Publisher } from './publisher.ts';

/** Answers what staff ask of the site about a record. */
export async function answerStaff(
  asked: Asked,
  publisher: Pick<Publisher, 'stateOf'>,
  drafts: DraftDesk,
): Promise<unknown> {
  const { type, id } = asked;
  if (!isRecordType(type)) throw new Error('the site knows no such content.');
  switch (asked.about) {
    case 'state':
      return publisher.stateOf(type, id);
    case 'check':
      return drafts.check(type, id);
    case 'page':
      return drafts.page(type, id);
    case 'wordings':
      return drafts.answers(type, id, asked.questions);
  }
}
