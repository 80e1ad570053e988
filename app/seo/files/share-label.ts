import { categories } from '#catalogue/categories.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { startingPrice } from '#catalogue/starting-price.ts';
import type { SiteAddress } from '../../site-addresses.ts';

/** As many as the line has room for. */
const mainOffers = categories
  .slice(0, 4)
  .map(({ attributes }) => attributes.shortName)
  .join(' · ');

/** The small line of a share image: what kind of page it is, or what the service costs. */
export function shareLabel({ kind, path }: SiteAddress): string {
  if (kind === 'post' || kind === 'tag' || kind === 'list') return 'Blog';
  if (kind === 'piece') return 'Portfolio';
  const slug = path.replace('/service/', '');
  return isServiceSlug(slug) && kind === 'service' ? startingPrice([slug]) : mainOffers;
}
