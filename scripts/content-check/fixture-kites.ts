import { offeredServices } from '#catalogue/offered-services.ts';

const [any] = offeredServices;
if (!any) throw new Error('At least one service is sold.');

/** A package of which only the name matters. */
export const packageNamed = (name: string) => ({
  tier: name.toLowerCase(),
  name,
  price: 1,
  delivery: null,
  limits: {},
  inclusions: [],
});

/** A made-up service without packages. */
export const kites = { ...any.facts, slug: 'kite-flying', name: 'Kite Flying', shortName: 'Kites', packages: [] };
