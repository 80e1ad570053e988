import type { HistoryMessage, Inquiry } from '#assistant/contract.ts';
import { chatHistory } from '#assistant/contract.ts';
import { normalizeQuestion } from '#language/text/normalize-question.ts';
import { type Answered, readAnswer } from './answer.ts';
import { answerLocally, prepareFallback } from './fallback.ts';

const endpoint = '/api/chatbot/semantic-search';
/** Timeout after which the browser answers itself. */
const timeoutMs = 8_000;
/** After this the engine is loaded in case the server doesn't answer at all. */
const fallbackAfterMs = 4_000;
/** The number of matches requested. */
const topK = 3;

/** Asks the server or, if its response is late or invalid, the engine in the browser. Never rejects. */
export async function send(
  question: string,
  earlier: readonly HistoryMessage[],
  signal: AbortSignal,
): Promise<Answered> {
  const history = earlier
    .slice(-chatHistory.messages)
    .map(({ sender, text }) => ({ sender, text: text.slice(0, chatHistory.letters) }));
  const inquiry = { question, history, page: window.location.pathname, topK };
  return (await askServer(inquiry, signal)) ?? (await answerLocally(inquiry));
}

async function askServer(inquiry: Inquiry, signal: AbortSignal): Promise<Answered | undefined> {
  const { question, ...others } = inquiry;
  const timeout = new AbortController();
  const limit = setTimeout(() => timeout.abort(), timeoutMs);
  const doubt = setTimeout(prepareFallback, fallbackAfterMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: normalizeQuestion(question),
        originalQuery: question,
        ...others,
      }),
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    return response.ok ? readAnswer(await response.json()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
    clearTimeout(doubt);
  }
}
