import { referencesIn, renderReferences, resolveReference } from '#catalogue/references.ts';
import type { Fact, Reply, ReplyLink, ReplySource, ReplyTable } from '../contract.ts';

/** A reply before its figures are put in: the text names them as references, so each can be traced. */
export interface Draft {
  id: string;
  question: string;
  text: string;
  score: number;
  source: ReplySource;
  /** Figures worked out here, such as totals, with what they come from. */
  worked?: readonly Fact[];
  links?: readonly ReplyLink[];
  suggestions?: readonly string[];
  tables?: readonly ReplyTable[];
}

/** { 'logo-design.basic.price' } to the row 'logo-design/basic' and the field 'price'. */
function factOf(reference: string): Fact {
  const path = reference.split('.');
  const field = path.at(-1) ?? '';
  return { value: resolveReference(reference) ?? '', row: path.slice(0, -1).join('/'), field };
}

const mostSuggestions = 3;

export function finish(draft: Draft): Reply {
  const { id, question, score, source, worked = [], links = [], suggestions = [], tables = [] } = draft;
  const cells = tables.flatMap(({ caption, head, rows }) => [caption, ...head, ...rows.flat()]);
  const references = new Set([draft.text, ...cells].flatMap(referencesIn));
  return {
    id,
    question,
    answer: renderReferences(draft.text),
    score,
    source,
    facts: [...Array.from(references, factOf), ...worked],
    links,
    suggestions: suggestions.slice(0, mostSuggestions),
    tables: tables.map(({ caption, head, rows, ...rest }) => ({
      ...rest,
      caption: renderReferences(caption),
      head: head.map((cell) => renderReferences(cell)),
      rows: rows.map((row) => row.map((cell) => renderReferences(cell))),
    })),
  };
}
