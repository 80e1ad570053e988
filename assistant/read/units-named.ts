import { type QuantityName, quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import type { Shop } from '#catalogue/shop.ts';
import { countsIn } from '#language/slots/numbers-in.ts';
import type { Mention } from './mentions.ts';

/**
 * By kind of limit, the only service with that unit, if it was added after training. The encoder knows the units of the
 * others.
 */
export type OwnUnits = ReadonlyMap<QuantityName, string>;

export function ownUnitsOf({ offers }: Shop, unseen: ReadonlySet<string>): OwnUnits {
  const found = quantityNames.flatMap((name): [QuantityName, string][] => {
    const sold = [...offers.values()].filter(({ packages }) => packages.some(({ limits }) => name in limits));
    const [only, another] = sold;
    return only && !another && unseen.has(only.slug) ? [[name, only.slug]] : [];
  });
  return new Map(found);
}

function isUnit(name: QuantityName, word: string): boolean {
  return word === quantityKinds[name].singular || word === quantityKinds[name].plural;
}

/** Services whose unit a message contains. */
export function unitsSaidIn(units: OwnUnits, words: readonly string[]): string[] {
  return [...units].filter(([name]) => words.some((word) => isUnit(name, word))).map(([, service]) => service);
}

/** 'The price of one photo', 'per photo'. */
const ofOne = /^(?:per|one|a|an|single|each|every)$/;

/** Words between a number, or 'how many', and what is counted. */
const maxUnitDistance = 4;

/** Services named by an amount of their unit: '4 episodes and a basic logo' asks for podcast editing. */
export function unitMentions(
  units: OwnUnits,
  words: readonly string[],
  unitAsked: QuantityName | undefined,
): Mention[] {
  if (!units.size) return [];
  const single = [...units].flatMap(([name, service]) => {
    const at = words.findIndex((word, place) => isUnit(name, word) && ofOne.test(words[place - 1] ?? ''));
    return at < 0 ? [] : [{ service, from: at, to: at + 1, isWeak: false }];
  });
  const asked = unitAsked ? [{ at: words.indexOf('many'), limits: [unitAsked] }] : [];
  const several = [...countsIn(words), ...asked].flatMap(({ at, limits }): Mention[] => {
    const name = limits.find((limit) => units.has(limit));
    const service = name && units.get(name);
    const ahead = name ? words.slice(at + 1, at + 1 + maxUnitDistance).findIndex((word) => isUnit(name, word)) : -1;
    const from = at + 1 + ahead;
    return service && ahead >= 0 ? [{ service, from, to: from + 1, isWeak: false }] : [];
  });
  return several.length ? several : single;
}
