import type { Exhibit } from '#content/exhibit.ts';
import { exhibits } from '#content/exhibits.ts';
import { portfolio } from '#content/portfolio.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';
import { ledBy } from '#drawings/exhibits/exhibit-pictures.ts';

/** A project that shows a service's deliverables. */
export interface ShownWork {
  exhibit: Exhibit;
  title: string;
  path: string;
  sample: boolean;
}

/** The project most typical of one of the services, if it can be drawn. */
export function workWith(
  services: readonly string[],
  pieces: readonly PortfolioPiece[] = portfolio,
  drawings: Readonly<Record<string, Exhibit>> = exhibits,
): ShownWork | undefined {
  const uses = (used: readonly string[]) => used.some((service) => services.includes(service));
  const drawn = pieces.filter(({ slug, photograph }) => drawings[slug] && !photograph);
  const piece = drawn.find((each) => uses(each.services.slice(0, 1))) ?? drawn.find((each) => uses(each.services));
  const work = workOf(piece, drawings);
  // The best example of one of the services comes first.
  const leader = work?.exhibit.things.find(({ by }) => by && services.includes(by));
  return work && leader ? { ...work, exhibit: ledBy(work.exhibit, leader) } : work;
}

/** A project with its drawing, if it has one. */
export function workOf(
  piece: PortfolioPiece | undefined,
  drawings: Readonly<Record<string, Exhibit>> = exhibits,
): ShownWork | undefined {
  const exhibit = piece && drawings[piece.slug];
  if (!exhibit) return undefined;
  const { slug, title, sample = false } = piece;
  return { exhibit, title, path: `/portfolio/${slug}`, sample };
}
