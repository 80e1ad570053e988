import type { PortfolioPiece } from './portfolio-piece.ts';
import type { SampleOrReal } from './sample.ts';
import type { Testimonial } from './testimonial.ts';

/** Clients are identified by name. Samples have none, so they are matched by country and services. */
function isAbout(words: Testimonial, piece: PortfolioPiece): boolean {
  const client = nameOf(piece);
  if (client !== undefined || nameOf(words) !== undefined) return client === nameOf(words);
  return words.country === piece.country && words.services.every((service) => piece.services.includes(service));
}

function nameOf(item: SampleOrReal): string | undefined {
  return item.sample ? undefined : item.client;
}

/** The project a testimonial is about, if it is shown. */
export function pieceBehind(words: Testimonial, pieces: readonly PortfolioPiece[]): PortfolioPiece | undefined {
  return pieces.find((piece) => isAbout(words, piece));
}

/** What the client of a project says about it. */
export function wordsAbout(piece: PortfolioPiece, all: readonly Testimonial[]): Testimonial | undefined {
  return all.find((words) => isAbout(words, piece));
}
