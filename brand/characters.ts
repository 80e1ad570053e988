/**
 * The characters preloaded for the first paint, which every visitor loads: letters, digits and punctuation of ordinary
 * sentences and prices.
 */
export const firstCharacters = [
  ...range(0x30, 0x39),
  ...range(0x41, 0x5a),
  ...range(0x61, 0x7a),
  ...' \u00a0!"#$%&\'()+,-./:;?@©·×–—‘’“”…→◆',
].join('');

/** The rest of Latin, for names and visitors' input: loaded by pages that contain one of these. */
export const furtherCharacters = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...'•←↑↓€™−≥≤']
  .filter((character) => !firstCharacters.includes(character))
  .join('');

/** In CSS syntax: 'U+20-22,U+41-5A'. */
export function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
