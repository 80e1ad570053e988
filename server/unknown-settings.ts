import { company } from '#company/facts.ts';
import { editDistance } from '#language/text/similarity.ts';

/** A setting with the agency's name as prefix is probably meant for us. */
const brandPrefix = `${company.storagePrefix.toUpperCase().replaceAll('-', '_')}_`;
const ownPrefixes = [brandPrefix, 'ANALYTICS_'];
/**
 * Shorter names (HOST, PORT, LOG) are one letter away from variables of other programs; two swapped letters are a typo.
 */
const minGuardedLength = 8;

/**
 * A line for each unknown variable that is probably meant for us: `SITE_ULR`, or a setting prefixed with the agency's
 * name.
 */
export function unknownSettings(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const ownPrefix = ownPrefixes.find((prefix) => name.startsWith(prefix));
      const wanted = ownPrefix === brandPrefix ? name.slice(ownPrefix.length) : name;
      const [nearest] = known
        .map((setting) => ({ setting, distance: editDistance(wanted, setting, { swaps: true }) }))
        // Relative to the length: 'SITE' is four letters away from SITE_URL and four from PORT.
        .sort((a, b) => a.distance / a.setting.length - b.distance / b.setting.length);
      if (!nearest) return [];
      const isGuarded =
        nearest.setting.length >= minGuardedLength || sortedLetters(wanted) === sortedLetters(nearest.setting);
      const slip = nearest.distance === 1 && isGuarded;
      return ownPrefix || slip ? [`${name} is not a setting of this site: did you mean ${nearest.setting}?`] : [];
    });
}

function sortedLetters(text: string): string {
  return [...text].sort().join('');
}
