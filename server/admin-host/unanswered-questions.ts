import { noMatchMessage } from '#company/no-match.ts';
import { repeatEvery } from '../repeat-every.ts';
import type { ChatStore, LoggedQuestion } from '../store/chat-store.ts';
import { type AdminHost, queryComplete } from './admin-host.ts';

export interface QuestionSender {
  stop: () => Promise<void>;
}

interface Options {
  chat: ChatStore;
  inbox: AdminHost;
  warn: (message: string) => void;
  everyMs?: number;
  now?: () => number;
}

export const questionDocument =
  'mutation Question($data: UnansweredQuestionInput!) { createUnansweredQuestion(data: $data) { documentId } }';

const usualPauseMs = 30_000;
const claimMs = 60_000;
const batchSize = 50;
/** The maximum length of the panel's fields. */
const maxQuestionLength = 160;
const maxKeyLength = 255;

/** The words only, so that the same question matches however it is punctuated. */
function keyOf(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, maxKeyLength);
}

function dataOf(key: string, asked: readonly LoggedQuestion[]) {
  const wordings = [...new Set(asked.map(({ question }) => question.slice(0, maxQuestionLength)))];
  const times = asked.map(({ asked_at }) => asked_at);
  return {
    key,
    question: wordings[0],
    wordings: wordings.slice(1).join('\n'),
    reply: noMatchMessage,
    count: asked.length,
    firstAsked: new Date(Math.min(...times)).toISOString(),
    lastAsked: new Date(Math.max(...times)).toISOString(),
  };
}

/**
 * Sends unanswered questions to the panel. They are stored masked on the site first; what the admin host doesn't accept
 * is sent again when the claim expires.
 */
export function startQuestionSender({
  chat,
  inbox,
  warn,
  everyMs = usualPauseMs,
  now = Date.now,
}: Options): QuestionSender {
  let away = false;

  async function send(): Promise<void> {
    try {
      const time = now();
      const claimed = await chat.claimUnreported({ now: time, until: time + claimMs, limit: batchSize });
      for (const [key, asked] of Map.groupBy(claimed, ({ question }) => keyOf(question))) {
        // Punctuation alone isn't a question.
        if (key.length > 1) await queryComplete(inbox, questionDocument, { data: dataOf(key, asked) });
        await chat.markTold(asked.map(({ id }) => id));
      }
      away = false;
    } catch (error) {
      if (!away) warn(`Questions wait for the admin host: ${error instanceof Error ? error.message : error}`);
      away = true;
    }
  }

  return repeatEvery(everyMs, send);
}
