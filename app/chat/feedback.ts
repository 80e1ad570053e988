import type { Score } from './message.ts';

export interface Feedback {
  question: string;
  replyId: number | string;
  score: Score;
}

const longestQuestion = 1_000;

/** Reports whether a reply helped. Fire and forget. */
export function postFeedback({ question, replyId, score }: Feedback): void {
  fetch('/api/chatbot/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: question.slice(0, longestQuestion), replyId, score }),
    keepalive: true,
  }).catch(() => undefined);
}
