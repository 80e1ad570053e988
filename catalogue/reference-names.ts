import { type Catalogue, catalogue } from './catalogue.ts';
import { packagesOf } from './look-up.ts';
import { quantityNames } from './quantities.ts';
import { bySiteValues, namedFacts, resolveReference } from './references.ts';

const ofService = ['name', 'link', 'from', 'to', 'prices', 'times'];
const ofPackage = [
  'name',
  'piece',
  'price',
  'days',
  ...quantityNames.flatMap((name) => [name, `${name}.figure`, `price.${name}`]),
];

/** Every figure and fact that a text may reference, as written between the braces. */
export function referenceNames(from: Catalogue = catalogue): string[] {
  const ofServices = Object.keys(from.priceLists).flatMap((slug) => [
    ...ofService.map((name) => `${slug}.${name}`),
    ...packagesOf(slug, from.priceLists).flatMap(({ tier }) => ofPackage.map((name) => `${slug}.${tier}.${name}`)),
  ]);
  const soldBySite = Object.keys(from.bySite).flatMap((slug) =>
    Object.keys(bySiteValues).map((name) => `${slug}.${name}`),
  );
  return [...namedFacts, ...ofServices, ...soldBySite].filter((name) => resolveReference(name, from) !== undefined);
}
