import { categories } from '#catalogue/categories.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { renderReferences } from '#catalogue/references.ts';
import { startingPrice } from '#catalogue/starting-price.ts';
import { home } from '#content/pages/home.ts';
import type { SiteAddress } from '../../pages/site-addresses.ts';
import { sitePages } from '../../pages/site-pages.ts';
import type { ShareImageText } from './share-image.ts';

/** As many as fit on the line. */
const mainOffers = categories
  .slice(0, 4)
  .map(({ attributes }) => attributes.shortName)
  .join(' · ');

/** The small line of a share image: the kind of page, or the service's price. */
function shareLabel({ kind, path, sample }: SiteAddress): string {
  if (kind === 'post' || kind === 'tag' || kind === 'list') return 'Blog';
  if (kind === 'piece') return sample ? 'Sample project' : 'Portfolio';
  const slug = path.replace('/service/', '');
  return isServiceSlug(slug) && kind === 'service' ? startingPrice([slug]) : mainOffers;
}

/** The text of a share image. The home page uses its headline, because 'Home' means nothing elsewhere. */
export function shareText(address: SiteAddress): ShareImageText {
  const isHome = address.path === sitePages.home.path;
  return { title: isHome ? renderReferences(home.heading) : address.label, label: shareLabel(address) };
}
