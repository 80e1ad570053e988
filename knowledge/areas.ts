/** The word without its ending, so that 'mortgage' and 'mortgages', 'bank' and 'banking' match. */
function root(word: string): string {
  return word.replace(/s$/, '').replace(/ing$/, '').replace(/[ey]$/, '');
}

function rootsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(root);
}

/** Words of areas that are also common elsewhere. */
const everyday = new Set(['writing', 'anything'].map(root));

/** Whether a text mentions an area that is not served. */
export function namesArea(text: string, area: string): boolean {
  const said = new Set(rootsOf(text));
  return rootsOf(area).some((word) => !everyday.has(word) && said.has(word));
}
