import { alsoCalled, thingsSold } from '#catalogue/also-called.ts';
import { type Catalogue, catalogue } from '#catalogue/catalogue.ts';
import { categories } from '#catalogue/categories.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { areasNotServed, guestPostsAlsoCalled } from '#catalogue/policies.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import { redirects } from '#catalogue/redirects.ts';

/** Guest posts are sold by site and have no page. */
export const guestPostsSlug = 'guest-posts';

/** One thing that is sold. */
export interface Offer {
  slug: string;
  name: string;
  shortName: string;
  /** What visitors call it, in plain words. */
  alsoCalled: readonly string[];
  /** Words for the thing itself, where no name says which kind of it is meant. */
  things: readonly string[];
  /** Empty for overview pages. Guest posts have one a price. */
  packages: readonly Package[];
  /** The services an overview page lists. */
  members: readonly string[];
}

/** What is sold and where the agency draws a line, as the assistant is given it. Slugs are data. */
export interface Shop {
  offers: ReadonlyMap<string, Offer>;
  catalogue: Catalogue;
  areasNotServed: readonly string[];
  /** What was sold once. */
  removed: readonly RemovedService[];
}

type Called = Readonly<Record<string, readonly string[]>>;

/** The shop of a catalogue; the words visitors use come beside it. */
export function createShop(
  from: Catalogue = catalogue,
  called: Called = alsoCalled,
  areas: readonly string[] = areasNotServed,
  removed: readonly RemovedService[] = redirects.removed,
): Shop {
  const offers = Object.entries(from.serviceNames).map(([slug, { name, shortName }]): [string, Offer] => {
    const packages = from.priceLists[slug] ?? [];
    const category = categories.find(({ attributes }) => attributes.url === slug);
    const members = packages.length ? [] : (category?.attributes.subCategories.map(({ url }) => url) ?? []);
    const things = thingsSold[slug] ?? [];
    return [slug, { slug, name, shortName, alsoCalled: called[slug] ?? [], things, packages, members }];
  });
  const guestPosts: Offer = {
    slug: guestPostsSlug,
    name: 'Guest posts',
    shortName: 'Guest posts',
    alsoCalled: guestPostsAlsoCalled,
    things: [],
    packages: from.guestPosts.sites.map(({ price }) => ({
      tier: `site-${price}`,
      name: formatMoney(price),
      price,
      delivery: from.guestPosts.delivery,
      limits: {},
      inclusions: [],
    })),
    members: [],
  };
  return {
    offers: new Map([...offers, [guestPostsSlug, guestPosts]]),
    catalogue: from,
    areasNotServed: areas,
    removed,
  };
}

export function offerOf(shop: Shop, slug: string): Offer {
  const offer = shop.offers.get(slug);
  if (!offer) throw new Error(`The shop sells nothing named ${slug}.`);
  return offer;
}

export function recurs({ packages }: Offer): boolean {
  return packages.some((row) => row.recurs);
}
