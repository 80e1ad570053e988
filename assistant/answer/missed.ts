import { joinWords } from '#company/join-words.ts';
import { quotable } from '#language/text/quotable.ts';
import type { Reply } from '../contract.ts';
import { intentScore, minEntryScore } from '../thresholds.ts';
import type { Understood } from '../understood.ts';
import type { ReplyDraft } from './draft.ts';

export const apology = 'Sorry, I missed that. ';

/**
 * For a visitor who says that the last reply was wrong: what it was based on, a question back, and after the second
 * time a person.
 */
export function repairReply(basis: string, times: number): ReplyDraft {
  const understood = basis ? `I took it that this is about ${basis}. ` : '';
  return {
    id: 'missed',
    question: 'Did I miss your question?',
    text:
      times > 1
        ? "I'm sorry, I keep missing what you mean. A person can help: write to {company.contact}. 'Share or save' under this chat puts what we've said into the message."
        : `${apology}${understood}Which one thing would you like to know: a price, how long it takes, what's included, or how we work?`,
    score: intentScore,
    source: 'intent',
    suggestions: ['How can I reach a person?'],
  };
}

/** The same next to an answer. */
export function repairPart([first, ...others]: readonly Reply[]): Reply[] {
  return first ? [{ ...first, answer: `${apology}${first.answer}` }, ...others] : [];
}

/** Segments without an answer are mentioned, not silently dropped, and the closest questions suggested. */
export function unansweredDraft(segments: readonly Pick<Understood, 'text' | 'reading'>[]): ReplyDraft {
  const said = segments.map(({ text }) => quotable(text));
  const near = segments.flatMap(({ reading }) => reading.entries.slice(0, 2));
  const quoted = said.every((text) => text !== undefined)
    ? joinWords(
        said.map((text) => `‘${text}’`),
        'or',
      )
    : undefined;
  return {
    id: 'unanswered',
    question: 'What about the rest?',
    text: `I don't have an answer to ${quoted ?? 'the rest of your message'}. Ask a person: {company.contact}.`,
    score: intentScore,
    source: 'intent',
    suggestions: near.filter(({ score }) => score >= minEntryScore).map(({ entry }) => entry.question),
  };
}
