import type { Catalogue } from './catalogue.ts';
import { madeUpLists } from './fixture-lists.ts';
import { offered } from './fixture-offered.ts';
import { policies } from './fixture-policies.ts';

/** For tests: everything that a made-up shop sells and promises. */
export const madeUpCatalogue: Catalogue = {
  priceLists: madeUpLists,
  serviceNames: Object.fromEntries(
    offered.flatMap(({ services }) =>
      services.map(({ facts: { slug, name, shortName } }) => [slug, { name, shortName }]),
    ),
  ),
  policies,
  bySite: {},
};
