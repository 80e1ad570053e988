import type { Catalogue } from '#catalogue/catalogue.ts';
import { recurringDays } from '#catalogue/package.ts';
import { referencesIn, renderReferences, resolveReference } from '#catalogue/references.ts';
import type { FigureSource, Reply, ReplyLink, ReplySource, ReplyTable } from '../contract.ts';

/** A reply whose figures are still references. */
export interface ReplyDraft {
  id: number | string;
  question: string;
  text: string;
  score: number;
  source: ReplySource;
  worked?: readonly FigureSource[];
  tables?: readonly ReplyTable[];
  links?: readonly ReplyLink[];
  suggestions?: readonly string[];
  basis?: string;
}

const maxSuggestions = 3;

function factOf(reference: string, from: Catalogue): FigureSource {
  const path = reference.split('.');
  const field = path.at(-1) ?? '';
  return { value: resolveReference(reference, from) ?? '', row: path.slice(0, -1).join('/'), field };
}

/** '$300 per 30 days': the period of a recurring price is a figure, too. */
function recurringFacts(texts: readonly string[]): FigureSource[] {
  const value = `${recurringDays} days`;
  const isPeriodNamed = texts.some((text) => text.includes(`per ${value}`) || text.includes(`× ${value}`));
  return isPeriodNamed ? [{ value, row: 'catalogue', field: 'time that a recurring price buys' }] : [];
}

/** The finished reply, every figure with its source. */
export function finish(draft: ReplyDraft, from: Catalogue): Reply {
  const { id, question, score, source, worked = [], links = [], suggestions = [], tables = [], basis } = draft;
  const cells = tables.flatMap(({ caption, head, rows }) => [caption, ...head, ...rows.flat()]);
  const texts = [draft.text, ...cells];
  const references = new Set(texts.flatMap(referencesIn));
  const rendered = (text: string) => renderReferences(text, from);
  // A line may begin with a figure's own words: 'up to 20 stats'.
  const answer = rendered(draft.text).replace(/^- [a-z]/gm, (start) => start.toUpperCase());
  return {
    id,
    question,
    answer,
    score,
    source,
    facts: [...Array.from(references, (reference) => factOf(reference, from)), ...recurringFacts(texts), ...worked],
    links,
    suggestions: suggestions.slice(0, maxSuggestions),
    tables: tables.map(({ caption, head, rows, ...rest }) => ({
      ...rest,
      caption: rendered(caption),
      head: head.map(rendered),
      rows: rows.map((row) => row.map(rendered)),
    })),
    ...(basis ? { basis } : {}),
  };
}
