import { alsoCalled, thingsSold } from './also-called.ts';
import { bySiteCalled } from './by-site.ts';
import { type Catalogue, catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { formatMoney } from './money.ts';
import type { Package } from './package.ts';
import { areasNotServed } from './policies.ts';
import { promises } from './promises.ts';
import { choosingQuantity } from './quote.ts';
import type { RemovedService } from './redirect-types.ts';
import { removedServices } from './removed-services.ts';
import type { BySite } from './service-by-site.ts';

/** Something that is sold. */
export interface Offer {
  slug: string;
  name: string;
  shortName: string;
  /** The noun for one piece, after its size. */
  piece?: string | undefined;
  /** What one order is, in the plural: 'Days', 'Places'. */
  orderNoun?: string | undefined;
  /** A one-line description; empty if there is none. */
  promise: string;
  /** What visitors call it, in plain words. */
  alsoCalled: readonly string[];
  /** Words for the thing itself that don't say which kind is meant. */
  things: readonly string[];
  /** Empty for overview pages. What is sold by site has one per price. */
  packages: readonly Package[];
  /** The services an overview page lists. */
  members: readonly string[];
  /** Its category; services in the same one are often alternatives. */
  category: string;
  /** Set for what has no page of its own and is sold by site. */
  bySite?: BySite;
}

/** What is sold and what is refused, as passed to the assistant. Slugs are data. */
export interface Shop {
  offers: ReadonlyMap<string, Offer>;
  catalogue: Catalogue;
  areasNotServed: readonly string[];
  /** Services no longer sold. */
  removed: readonly RemovedService[];
}

type Called = Readonly<Record<string, readonly string[]>>;

function offerBySite(slug: string, bySite: BySite, called: readonly string[]): Offer {
  const { name, sites, delivery } = bySite;
  return {
    slug,
    name,
    shortName: name,
    promise: '',
    alsoCalled: called,
    things: [],
    packages: sites.map(({ price }) => ({
      tier: `site-${price}`,
      name: formatMoney(price),
      price,
      delivery,
      limits: {},
      inclusions: [],
    })),
    members: [],
    category: slug,
    bySite,
  };
}

/** The shop of a catalogue, with the words visitors use. */
export function createShop(
  from: Catalogue = catalogue,
  called: Called = alsoCalled,
  areas: readonly string[] = areasNotServed,
  removed: readonly RemovedService[] = removedServices,
): Shop {
  const offers = Object.entries(from.serviceNames).map(
    ([slug, { name, shortName, piece, orderNoun }]): [string, Offer] => {
      const packages = from.priceLists[slug] ?? [];
      const category = categories.find(({ attributes }) => attributes.url === slug);
      const members = packages.length ? [] : (category?.attributes.subCategories.map(({ url }) => url) ?? []);
      const things = thingsSold[slug] ?? [];
      const listing = categories.find(({ attributes }) => attributes.subCategories.some(({ url }) => url === slug));
      const standsIn = listing?.attributes.url ?? slug;
      return [
        slug,
        {
          slug,
          name,
          shortName,
          piece,
          orderNoun,
          promise: promises[slug] ?? '',
          alsoCalled: called[slug] ?? [],
          things,
          packages,
          members,
          category: standsIn,
        },
      ];
    },
  );
  const soldBySite = Object.entries(from.bySite)
    .filter(([, { sites }]) => sites.length > 0)
    .map(([slug, sold]): [string, Offer] => [slug, offerBySite(slug, sold, called[slug] ?? bySiteCalled[slug] ?? [])]);
  return {
    offers: new Map([...offers, ...soldBySite]),
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

/** Two ways to the same thing: 'a site', then 'WordPress', are one order. */
export function isAlternative(one: Offer, other: Offer): boolean {
  const measure = choosingQuantity(one.packages);
  const isAlike = measure !== undefined && measure === choosingQuantity(other.packages);
  return one !== other && one.category === other.category && isAlike && !recurs(one) && !recurs(other);
}

/** Services that share a price list: blog posts and articles. */
export function isSameList({ offers }: Shop, one: string, other: string): boolean {
  const [packages = [], others = []] = [offers.get(one)?.packages, offers.get(other)?.packages];
  return one === other || (packages.length > 0 && packages === others);
}

export function recurs({ packages }: Offer): boolean {
  return packages.some((row) => row.recurs);
}
