/** The classes a stylesheet hides from visitors without scripts. */
export function hiddenWithoutScripts(stylesheet: string): string[] {
  const blocks = stylesheet.matchAll(/@media \(scripting: ?none\) ?\{((?:[^{}]+\{[^{}]*\})*)\s*\}/g);
  return [...blocks].flatMap(([, rules = '']) =>
    [...rules.matchAll(/\.([\w-]+)\s*\{[^{}]*display: ?none[^{}]*\}/g)].map(([, name = '']) => name),
  );
}
