import { joinWords } from '#catalogue/join-words.ts';
import { titleOf } from '#catalogue/say/package-text.ts';
import type { Ask } from './ask.ts';
import type { Choice } from './choice.ts';

/** A package asked for by a name that the list does not have: said plainly, before the ones it has. */
export function absentTiers(choices: readonly Choice[], { tiersNamed }: Ask): string {
  const [choice, other] = choices;
  if (!choice || other) return '';
  const { offer } = choice;
  const absent = tiersNamed.filter((name) => offer.packages.every(({ tier }) => tier !== name));
  if (absent.length === 0) return '';
  const asked = joinWords(
    absent.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`),
    'or',
  );
  const names = offer.packages.map(({ name }) => name);
  // Names that are figures come with the list itself.
  const listed = names.some((name) => /\d/.test(name))
    ? ''
    : `; there ${names.length > 1 ? 'are' : 'is'} ${joinWords(names, 'and')}`;
  return `There's no ${asked} package of ${titleOf(offer)}${listed}. `;
}
