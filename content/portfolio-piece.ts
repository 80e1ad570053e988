import { z } from 'zod';
import { line, lines, slug, text } from './fields.ts';
import type { Photograph } from './photograph.ts';
import type { SampleOrReal } from './sample.ts';

/** A project. */
export const pieceFields = z.object({
  slug,
  title: line,
  summary: line,
  services: lines(),
  sector: line,
  country: line,
  challenge: text,
  /** Three or four steps, in order. */
  approach: lines(text),
  result: text,
});

/** A project, real or made up. */
export type PortfolioPiece = SampleOrReal &
  z.output<typeof pieceFields> & {
    /** The cover, instead of the folded sheet. */
    photograph?: Photograph;
  };
