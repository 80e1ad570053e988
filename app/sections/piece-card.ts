import { categoryOf } from '#catalogue/categories.ts';
import { stillSold } from '#catalogue/left-out.ts';
import { nameOf } from '#catalogue/look-up.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { exhibits } from '#content/exhibits.ts';
import { textFiles } from '#content/photograph.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';
import { drawnAgain, drawnIfAny } from '#drawings/exhibits/drawn-exhibit.ts';
import { withPicture } from '../photographs/picture-of.ts';

/** A project as shown on the page of all of them, with the categories it is filed under. */
export function pieceCard(piece: PortfolioPiece) {
  return { ...cardTexts(piece), exhibit: drawnIfAny(exhibits[piece.slug]) };
}

/** The same on other pages: with another picture, as most visitors of one of them see the other too. */
export function pieceCardElsewhere(piece: PortfolioPiece) {
  return { ...cardTexts(piece), exhibit: drawnAgain(exhibits[piece.slug]) };
}

/** Projects by their pictures alone. */
export function workCards(pieces: readonly PortfolioPiece[]) {
  return pieces.flatMap((piece) => {
    const exhibit = drawnAgain(exhibits[piece.slug]);
    return exhibit ? [{ sample: piece.sample ?? false, exhibit }] : [];
  });
}

function cardTexts(piece: PortfolioPiece) {
  const { slug, title, summary, sector, sample = false } = piece;
  const services = stillSold(piece.services);
  const categories: ServiceSlug[] = [...new Set(services.map((service) => categoryOf(service).attributes.url))];
  return {
    slug,
    path: `/portfolio/${slug}`,
    title,
    summary,
    sector,
    services: services.map((service) => nameOf(service).shortName),
    categories,
    sample,
    ...withPicture(textFiles.portfolio, piece),
  };
}
