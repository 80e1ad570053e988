import { company } from '#company/facts.ts';
import type { Reply } from '../contract.ts';
import type { Found } from '../retrieve/retriever.ts';
import { figuresIn } from './figures.ts';

/** A knowledge entry as the assistant needs it; the room `knowledge` has more fields. */
export interface KnownEntry {
  id: number | string;
  question: string;
  answer: string;
  alternatives?: readonly string[];
  category?: string;
  tags?: readonly string[];
}

/** Below this an entry is near the question rather than its answer; the reply then says whom to ask. */
const doubtScore = 0.65;
/** A figure or an order link in a reply that misses the question misleads: they need this much. */
const figureScore = 0.55;
const doubtLine = `Not what you meant? Write to ${company.email} or WhatsApp ${company.whatsapp}.`;

export function isSayable({ item, score }: Found<KnownEntry>, threshold: number): boolean {
  const holdsFigures = /\$\d|\/service\//.test(item.answer);
  return score >= (holdsFigures ? Math.max(threshold, figureScore) : threshold);
}

export function knowledgeReply({ item, score }: Found<KnownEntry>): Reply {
  const { id, question } = item;
  const answer = score < doubtScore ? `${item.answer}\n\n${doubtLine}` : item.answer;
  return {
    id,
    question,
    answer,
    score,
    source: 'knowledge',
    facts: figuresIn(answer, `knowledge/${id}`),
    links: [],
    suggestions: [],
    tables: [],
  };
}
