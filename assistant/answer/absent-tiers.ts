import { titleOf } from '#catalogue/say/package-text.ts';
import { joinWords } from '#company/join-words.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { PackageSelection } from './choice.ts';

/** A package requested by a name the list doesn't have: the reply says so before it lists those it has. */
export function absentTiers(choices: readonly PackageSelection[], { tiersNamed }: CatalogueQuery): string {
  const [choice, other] = choices;
  if (!choice || other) return '';
  const { offer } = choice;
  const names = offer.packages.map(({ name }) => name);
  const areFigures = names.some((name) => /\d/.test(name));
  const absent = tiersNamed
    .filter((name) => offer.packages.every(({ tier }) => tier !== name))
    // 'Your standard time for a blog post' of 500 to 4,000 words isn't a package.
    .filter((name) => !(areFigures && name === 'standard'));
  if (absent.length === 0) return '';
  const asked = joinWords(
    absent.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`),
    'or',
  );
  // Names that are figures appear in the list itself.
  const listed = areFigures ? '' : `; there ${names.length > 1 ? 'are' : 'is'} ${joinWords(names, 'and')}`;
  return `There's no ${asked} package of ${titleOf(offer)}${listed}. `;
}
