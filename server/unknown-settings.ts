import { company } from '#company/facts.ts';
import { editDistance } from '#language/text/similarity.ts';

/** The agency's own name before a setting: a guess that is meant for us. */
const brandPrefix = `${company.storagePrefix.toUpperCase().replaceAll('-', '_')}_`;
const ownPrefixes = [brandPrefix, 'ANALYTICS_'];
/** Shorter names (HOST, PORT, LOG) lie one letter from variables that other programs use; two letters swapped are a slip. */
const shortestGuarded = 8;

/** A line for each variable that is meant for us and that we do not know: `SITE_ULR`, or a setting with the agency's name before it. */
export function unknownSettings(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const ownPrefix = ownPrefixes.find((prefix) => name.startsWith(prefix));
      const wanted = ownPrefix === brandPrefix ? name.slice(ownPrefix.length) : name;
      const [nearest] = known
        .map((setting) => ({ setting, distance: editDistance(wanted, setting, { swaps: true }) }))
        // Relative to the length: 'SITE' lies four letters from SITE_URL and four from PORT.
        .sort((a, b) => a.distance / a.setting.length - b.distance / b.setting.length);
      if (!nearest) return [];
      const isGuarded =
        nearest.setting.length >= shortestGuarded || sortedLetters(wanted) === sortedLetters(nearest.setting);
      const slip = nearest.distance === 1 && isGuarded;
      return ownPrefix || slip ? [`${name} is not a setting of this site: did you mean ${nearest.setting}?`] : [];
    });
}

function sortedLetters(text: string): string {
  return [...text].sort().join('');
}
