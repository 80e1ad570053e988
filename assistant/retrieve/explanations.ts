import type { KnownEntry } from '../answer/knowledge.ts';
import { subjectsOf } from '../understand/subject.ts';
import type { Found, Retriever } from './retriever.ts';

/** Far enough down the list to pass the packages of a service that is named beside the subject. */
const depth = 12;
/** Of two entries as near, the one that asks the same kind of question. */
const sameKind = 0.12;

export function explains({ category, question }: KnownEntry): boolean {
  return (
    /^(?:design|content|technical|seo|marketing)$/.test(category ?? '') ||
    /^What is (?!your|the|included)/.test(question)
  );
}

/** The entries that explain, nearest first: asked by the whole question and by its subject alone. */
export function findExplanations(
  knowledge: Retriever<KnownEntry>,
  question: string,
  text: string,
): Found<KnownEntry>[] {
  const subjects = subjectsOf(text);
  const best = new Map<KnownEntry['id'], Found<KnownEntry>>();
  for (const wording of [question, ...subjects.map((subject) => `What is ${subject}?`)]) {
    for (const { item, score } of knowledge.search(wording, depth)) {
      if (!explains(item)) continue;
      const kind = subjects.length && /^(?:What (?:is|are|do|does)|Why|Do I need) /.test(item.question) ? sameKind : 0;
      const nearer = score + kind;
      if (nearer > (best.get(item.id)?.score ?? 0)) best.set(item.id, { item, score: nearer });
    }
  }
  return [...best.values()]
    .toSorted((left, right) => right.score - left.score)
    .map(({ item, score }) => ({ item, score: Math.min(1, score) }));
}
