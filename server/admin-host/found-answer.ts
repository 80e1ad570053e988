import type { Assistant } from '#assistant/assistant.ts';

/** The answer the assistant gives to a question, and its confidence. */
export interface FoundAnswer {
  /** The entry's id; null if there is no answer. */
  id?: string;
  /** The entry's question. */
  title?: string;
  /** From 0 to 1. */
  score?: number;
  /** Ids of the next best entries. */
  near: readonly string[];
}

const nearest = 3;

/** Asks each question separately, as the first of a conversation. */
export async function findAnswers(assistant: Assistant, questions: readonly string[]): Promise<FoundAnswer[]> {
  const found: FoundAnswer[] = [];
  for (const question of questions) {
    const answer = await assistant.reply({ question, history: [], topK: nearest });
    const near = answer.matches.map(({ id }) => `${id}`);
    if ('match' in answer) {
      const { id, question: title, score } = answer.match;
      found.push({ id: `${id}`, title, score, near });
    } else found.push({ near });
  }
  return found;
}
