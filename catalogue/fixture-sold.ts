import { nameOf, packagesOf, pricedPackages } from './look-up.ts';
import { serviceSlugs } from './service-names.ts';

const [found] = serviceSlugs.flatMap((slug) =>
  pricedPackages(packagesOf(slug)).map((row) => ({ slug, service: nameOf(slug).name, row })),
);
if (!found) throw new Error('No service has a price.');

/** For tests that need a package of the agency, whichever it is. */
export const sold = found;
