import type { FigureSource, ReplyTable } from '../contract.ts';

/** A piece of a reply: its text references figures; computed figures come with their source. */
export interface ReplyPart {
  text: string;
  worked: readonly FigureSource[];
  tables: readonly ReplyTable[];
}

export function plainPart(text: string): ReplyPart {
  return { text, worked: [], tables: [] };
}

export function joinParts(segments: readonly ReplyPart[]): ReplyPart {
  return {
    text: segments
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n\n'),
    worked: segments.flatMap(({ worked }) => worked),
    tables: segments.flatMap(({ tables }) => tables),
  };
}
