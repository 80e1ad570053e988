import type { Fact, ReplyTable } from '../contract.ts';

/** A piece of a reply: its text references figures; computed figures come with their source. */
export interface Part {
  text: string;
  worked: readonly Fact[];
  tables: readonly ReplyTable[];
}

export function plainPart(text: string): Part {
  return { text, worked: [], tables: [] };
}

export function joinParts(segments: readonly Part[]): Part {
  return {
    text: segments
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n\n'),
    worked: segments.flatMap(({ worked }) => worked),
    tables: segments.flatMap(({ tables }) => tables),
  };
}
