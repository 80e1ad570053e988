import type { Delivered, Exhibit } from '#content/exhibit.ts';
import { exhibits } from '#content/exhibits.ts';
import { portfolio } from '#content/portfolio.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';

/** A project that shows a service's deliverables. */
export interface ShownWork {
  exhibit: Exhibit;
  /** The deliverable that shows the service best. */
  leader: Delivered;
  title: string;
  path: string;
  sample: boolean;
}

interface Sources {
  pieces?: readonly PortfolioPiece[];
  drawings?: Readonly<Record<string, Exhibit>>;
}

/** The project most typical of one of the services, if it can be drawn. */
export function workWith(services: readonly string[], sources?: Sources): ShownWork | undefined {
  return worksWith(services, sources)[0];
}

/** Those in which one of the services is listed first, otherwise those that used it, as far as they can be drawn. */
export function worksWith(
  services: readonly string[],
  { pieces = portfolio, drawings = exhibits }: Sources = {},
): ShownWork[] {
  const uses = (used: readonly string[]) => used.some((service) => services.includes(service));
  const drawn = pieces.filter(({ slug, photograph }) => drawings[slug] && !photograph);
  const typical = drawn.filter((each) => uses(each.services.slice(0, 1)));
  const found = typical.length > 0 ? typical : drawn.filter((each) => uses(each.services));
  return found.flatMap((piece) => workOf(piece, services, drawings) ?? []);
}

function workOf(
  { slug, title, sample = false }: PortfolioPiece,
  services: readonly string[],
  drawings: Readonly<Record<string, Exhibit>>,
): ShownWork | undefined {
  const exhibit = drawings[slug];
  const best = exhibit?.things.find(({ by }) => by && services.includes(by));
  const leader = best ?? exhibit?.things.find(({ kind }) => kind !== 'before');
  return exhibit && leader && { exhibit, leader, title, path: `/portfolio/${slug}`, sample };
}
