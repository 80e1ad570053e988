import type { RecordRequest, SiteRequest, SupervisorRequest } from '#server/admin-host/staff-request.ts';
import { isRecordType } from '../content/content.ts';
import type { DraftService } from '../draft/draft-service.ts';
import type { Publisher } from './publisher.ts';

type Asks = Pick<Publisher, 'stateOf' | 'release' | 'restorePrevious' | 'resume'>;

function isOfSite(asked: SupervisorRequest): asked is SiteRequest {
  return !('id' in asked);
}

/** Answers requests from the panel. */
export async function answerStaff(asked: SupervisorRequest, publisher: Asks, drafts: DraftService): Promise<unknown> {
  return isOfSite(asked) ? answerOfSite(asked, publisher) : answerOfRecord(asked, publisher, drafts);
}

async function answerOfSite({ about }: SiteRequest, publisher: Asks): Promise<unknown> {
  if (about === 'restore-previous') await publisher.restorePrevious();
  if (about === 'resume') await publisher.resume();
  return publisher.release();
}

async function answerOfRecord(asked: RecordRequest, publisher: Asks, drafts: DraftService): Promise<unknown> {
  const { type, id } = asked;
  if (!isRecordType(type)) throw new Error('the site has no content of this type.');
  switch (asked.about) {
    case 'state':
      return publisher.stateOf(type, id);
    case 'check':
      // Someone who saves a draft will look at it next, so its page is rendered in advance. If that fails, the reason
      // is shown when the page is requested.
      drafts.page(type, id).catch(() => undefined);
      return drafts.check(type, id);
    case 'page':
      return drafts.page(type, id);
    case 'wordings':
      return drafts.answers(type, id, asked.questions);
  }
}
