import { pricedPackages } from './look-up.ts';
import { priceLists } from './price-lists.ts';

const [first] = Object.entries(priceLists).flatMap(([slug, packages]) =>
  pricedPackages(packages).map(({ tier }) => ({ slug, tier })),
);

/** A package that is sold, to explain what addresses and figures look like. */
export const example = first ?? { slug: 'service', tier: 'package' };
