import { areasNotServed } from '#catalogue/policies.ts';
import { referencePattern } from '#catalogue/references.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Draft, Finding } from '../draft.ts';

/** A few services side by side are a comparison; from this many on, it is a list of what we sell. */
const maxServices = 5;
/** Areas not served are named one or two at a time, or all of them by reference. */
const maxAreas = 4;

const number = '(?:[3-9]|\\d\\d+|three|four|five|six|seven|eight|nine|ten|thirty)';
const counted = new RegExp(
  `\\b(?:all|the|our|these|in|offer|have|sell|are) ${number} (?:\\w+ )?(?:packages|plans|tiers|services|categories)\\b`,
  'i',
);

function patternsOf(names: Iterable<string>): RegExp[] {
  return Array.from(names, (name) => new RegExp(`\\b${RegExp.escape(name)}\\b`, 'i'));
}

const services = patternsOf(new Set(Object.values(serviceNames).map(({ name }) => name.toLowerCase())));
const areas = patternsOf(areasNotServed);

function countNamed(text: string, names: readonly RegExp[]): number {
  return names.filter((name) => name.test(text)).length;
}

/** What goes stale when a package is added: counts of packages, and lists that the catalogue has. */
export function findTypedLists(drafts: readonly Draft[]): Finding[] {
  return drafts.flatMap(({ source, id, answer }) => {
    const own = answer.replace(referencePattern, '\u2026');
    const reasons: string[] = [];
    const count = counted.exec(own)?.[0];
    if (count) reasons.push(`the answer counts by hand, '${count}': leave the number out`);
    if (countNamed(own, services) > maxServices)
      reasons.push('the answer lists our services by hand: use {offers.services}');
    if (countNamed(own, areas) > maxAreas)
      reasons.push('the answer lists the areas we do not serve by hand: use {policy.areas-not-served}');
    return reasons.map((reason) => ({ source, id, reason }));
  });
}
