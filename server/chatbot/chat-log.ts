import type { Answer } from '#assistant/contract.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import type { Log } from '../request-log.ts';
import type { ChatStore } from '../store/chat-store.ts';
import type { FeedbackEntry } from './feedback.ts';
import { maskContacts } from './mask-contacts.ts';

export interface ChatLog {
  asked: (question: string, answer: Answer) => void;
  rated: (entry: FeedbackEntry) => void;
}

/** Longer questions are truncated. */
const maxQuestionLength = 500;

/** Logs masked questions for `npm run insights`. Nothing waits for the write; a failed one is lost. */
export function createChatLog(store: ChatStore, log: Log, now: () => number = Date.now): ChatLog {
  let warned = false;
  function lost(error: unknown): void {
    if (!warned) log.warn(`Questions are not being kept: ${error instanceof Error ? error.message : error}`);
    warned = true;
  }

  return {
    asked(question, answer) {
      const match = 'match' in answer ? answer.match : undefined;
      const row = {
        asked_at: now(),
        question: textOf(maskContacts(question)),
        answered: match ? 1 : 0,
        answer_id: String(match?.id ?? ''),
        answer_question: match?.question ?? '',
        source: match?.source ?? '',
        score: match?.score ?? answer.matches[0]?.score ?? 0,
        service: match?.facts.map(({ row: fact }) => fact.split('/')[0] ?? '').find(isServiceSlug) ?? '',
      };
      store.addQuestion(row).catch(lost);
    },
    rated({ question, replyId, score }) {
      const row = { rated_at: now(), question: textOf(question), answer_id: textOf(String(replyId)), score };
      store.addRating(row).catch(lost);
    },
  };
}

/** PostgreSQL rejects text that contains NUL, which would look like a database failure. */
function textOf(said: string): string {
  return said.replaceAll('\0', '').slice(0, maxQuestionLength);
}
