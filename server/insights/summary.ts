import { dayMs } from '../days.ts';
import type { LoggedQuestion, LoggedRating } from '../store/chat-store.ts';
import type { Wording } from './cluster.ts';

export interface Day {
  /** '2026-01-15' */
  day: string;
  answered: number;
  unanswered: number;
}

export interface AskedAnswer extends Wording {
  answerId: string;
}

export interface Summary {
  total: number;
  unanswered: number;
  thumbsUp: number;
  thumbsDown: number;
  days: readonly Day[];
  /** What was asked for most, by the question of the answer. */
  maxAsked: readonly AskedAnswer[];
  /** The distinct wordings without an answer. */
  unansweredWordings: readonly Wording[];
  /** Answers that didn't help, with the questions they were given to. */
  disliked: readonly { answerId: string; name: string; count: number; up: number; questions: readonly string[] }[];
  services: readonly { slug: string; count: number }[];
}

const most = 15;

/** What the chat log tells people who maintain the answers. */
export function summarize(questions: readonly LoggedQuestion[], ratings: readonly LoggedRating[]): Summary {
  const unanswered = questions.filter(({ answered }) => answered === 0);
  const answered = questions.filter((question) => question.answered === 1);
  const names = new Map(answered.map(({ answer_id, answer_question }) => [answer_id, answer_question]));
  return {
    total: questions.length,
    unanswered: unanswered.length,
    thumbsUp: ratings.filter(({ score }) => score > 0).length,
    thumbsDown: ratings.filter(({ score }) => score < 0).length,
    days: perDay(questions),
    maxAsked: counted(answered, ({ answer_id }) => answer_id)
      .slice(0, most)
      .map(({ key, members }) => ({
        answerId: key,
        text: names.get(key) || (members[0]?.question ?? key),
        count: members.length,
      })),
    unansweredWordings: counted(unanswered, ({ question }) => sameWords(question)).map(({ members }) => ({
      text: members[0]?.question ?? '',
      count: members.length,
    })),
    disliked: disliked(ratings, names),
    services: counted(
      answered.filter(({ service }) => service !== ''),
      ({ service }) => service,
    )
      .slice(0, most)
      .map(({ key, members }) => ({ slug: key, count: members.length })),
  };
}

function disliked(ratings: readonly LoggedRating[], names: ReadonlyMap<string, string>): Summary['disliked'] {
  return counted(
    ratings.filter(({ score }) => score < 0),
    ({ answer_id }) => answer_id,
  )
    .slice(0, most)
    .map(({ key, members }) => ({
      answerId: key,
      name: names.get(key) || key,
      count: members.length,
      up: ratings.filter(({ answer_id, score }) => answer_id === key && score > 0).length,
      questions: [...new Set(members.map(({ question }) => question))],
    }));
}

/** Every day from first to last, including those without questions. */
function perDay(questions: readonly LoggedQuestion[]): Day[] {
  const [first, last] = [questions[0], questions.at(-1)];
  if (!first || !last) return [];
  const byDay = Map.groupBy(questions, ({ asked_at }) => dayOf(asked_at));
  const begin = Date.parse(dayOf(first.asked_at));
  const length = Math.round((Date.parse(dayOf(last.asked_at)) - begin) / dayMs) + 1;
  return Array.from({ length }, (_, index) => {
    const day = dayOf(begin + index * dayMs);
    const asked = byDay.get(day) ?? [];
    const unanswered = asked.filter(({ answered }) => answered === 0).length;
    return { day, answered: asked.length - unanswered, unanswered };
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function sameWords(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Groups, largest first. */
function counted<T>(items: readonly T[], keyOf: (item: T) => string): { key: string; members: T[] }[] {
  return Array.from(Map.groupBy(items, keyOf), ([key, members]) => ({ key, members })).toSorted(
    (left, right) => right.members.length - left.members.length,
  );
}
