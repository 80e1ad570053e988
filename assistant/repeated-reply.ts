import type { Catalogue } from '#catalogue/catalogue.ts';
import type { RequestType } from '#language/encode/labels.ts';
import { finish } from './answer/draft.ts';
import { apology, repairReply } from './answer/missed.ts';
import { entryReply } from './answer/replies.ts';
import { chatHistory, type Reply } from './contract.ts';
import { hedgeThreshold, otherEntryScore } from './thresholds.ts';
import type { Understood } from './understood.ts';

function withoutApology(text: string): string {
  return text.startsWith(apology) ? text.slice(apology.length) : text;
}

/** The reply says what the previous one said, of which the history may hold only the beginning. */
export function isSameText(answer: string, lastReply: string): boolean {
  const [now, before] = [withoutApology(answer), withoutApology(lastReply)];
  const isCut = lastReply.length >= chatHistory.letters;
  return before !== '' && (now === before || (isCut && now.startsWith(before)));
}

/** What figures answer: a total may be right again. */
const figureRequests: readonly RequestType[] = ['price', 'total', 'budget', 'time'];

/** The visitor says that the last reply was no answer, and asks for no figure. */
export function missedAnswer(segments: readonly Understood[]): boolean {
  const requests = segments.map(({ acts }) => acts?.request ?? 'none');
  return requests.includes('complaint') && !requests.some((request) => figureRequests.includes(request));
}

/** For a visitor who says that this was no answer: the closest entry instead of the same prices, or a question back. */
export function insteadOf(
  reply: Reply,
  segments: readonly Understood[],
  lastReply: string,
  catalogue: Catalogue,
): Reply {
  const [closest] = segments
    .flatMap(({ reading }) => reading.entries.slice(0, 1))
    .filter(({ entry, score }) => score >= otherEntryScore && entry.category !== 'smalltalk')
    .toSorted((left, right) => right.score - left.score);
  return closest && reply.source === 'catalogue'
    ? entryReply(closest.entry, Math.max(closest.certainty, hedgeThreshold), [])
    : finish(repairReply(reply.basis ?? '', lastReply.startsWith(apology) ? 2 : 1), catalogue);
}
