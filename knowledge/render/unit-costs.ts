import { unitCost } from '#catalogue/look-up.ts';
import { type QuantityName, quantityKinds } from '#catalogue/quantities.ts';
import { agreeing, figure, linkTo, type Piece, type Subject } from './subject.ts';

/** Things worth a price each; a price for one word says nothing to a buyer, and ad spend is no count. */
const sensibleUnits: readonly QuantityName[] = [
  'concepts',
  'items',
  'keywords',
  'competitors',
  'citations',
  'campaigns',
  'posts',
  'customizationHours',
  'pages',
];

/** What one page, one concept, one citation comes to in each package. */
export function unitCosts(subject: Subject): Piece | undefined {
  const { slug, said, terms, name } = subject;
  const unit = sensibleUnits.find((quantity) => subject.priced.every((row) => row.limits[quantity] !== undefined));
  if (!unit || subject.priced.length < 2) return undefined;
  const { singular } = quantityKinds[unit];
  // A package of '75 to 100 pages' has no one price a page.
  if (subject.priced.some((row) => typeof row.limits[unit] !== 'number')) return undefined;
  // Fractions of a cent round to nothing a reader can use.
  if (subject.priced.some((row) => (unitCost(row, unit) ?? 0) < 0.1)) return undefined;
  const lines = subject.priced.map(
    (row) =>
      `- **${row.name}**: ${figure(subject, row, `price.${unit}`)} each (${figure(subject, row, 'price')} for ${figure(subject, row, unit)})`,
  );
  // The price of such a package pays for more than the thing it is divided by.
  const shared = subject.priced.some((row) => row.recurs || Object.keys(row.limits).length > 1);
  return {
    question: `What does one ${singular} cost with ${said}?`,
    answer: `${name} ${agreeing(name, 'is', 'are')} sold by the package. Divided by what each one covers, one ${singular} comes to:\n${lines.join('\n')}\n${shared ? 'The price also pays for the rest of the package. ' : ''}Packages: ${linkTo(subject)}`,
    category: 'pricing',
    alternatives: [
      `${terms[0]} price per ${singular}`,
      `${said} cost for each ${singular}`,
      `${terms[1]} per ${singular}`,
    ],
    tags: [slug, 'price', 'unit-cost'],
  };
}
