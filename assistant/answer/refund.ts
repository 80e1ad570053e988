import { policies } from '#catalogue/policies.ts';
import type { Reading } from '../understand/understand.ts';

const refundMinutes = policies.refund.fullWithinHours * 60;
const contact = 'contact the team at once: {company.email} or WhatsApp {company.whatsapp}';

/** The refund that goes with the time since ordering, where the visitor says it. */
export function refundText({ text, elapsedMinutes }: Reading): string | undefined {
  if (
    / (?:work|you|they|team|guys|people|developers?|designers?|writers?) (?:has |have |already |had |is |are )*(?:started|begun|began|working|in progress) /.test(
      text,
    )
  )
    return `Once work has started, a refund of {policy.refund-share} may be possible. A full refund is given within {policy.refund-window} of ordering. Please ${contact}.`;
  if (elapsedMinutes === undefined) return undefined;
  if (elapsedMinutes <= refundMinutes)
    return `You are still within {policy.refund-window} of ordering, so you get a full refund. To make sure of it, ${contact}.`;
  return `A full refund is given within {policy.refund-window} of ordering, and that time has passed. Once work has started, {policy.refund-share} may be possible; if it has not, ${contact}.`;
}
