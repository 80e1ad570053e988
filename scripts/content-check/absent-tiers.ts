import { leaveOut } from '#catalogue/left-out.ts';
import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceFacts } from '#catalogue/service.ts';
import type { Draft } from '#knowledge/draft.ts';
import { servicesFolder } from './check-service-shapes.ts';
import type { Finding } from './finding.ts';
import type { TextFile } from './text-files.ts';
import { namesOf, tierNames, withoutReferences } from './tier-names.ts';

const sold = offeredServices.map(({ facts }) => facts);

function absentIn(text: string, names: readonly string[], own: ReadonlySet<string>): string[] {
  const said = withoutReferences(text);
  return names.filter((name) => !own.has(name) && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(said));
}

/** Names of other services: what a text says about their packages is theirs. */
function namedIn(text: string, services: readonly ServiceFacts[]): ServiceFacts[] {
  const lower = text.toLowerCase();
  return services.filter(({ slug, name, shortName }) =>
    [slug, name, shortName].some((each) => lower.includes(each.toLowerCase())),
  );
}

function reasonOf(name: string, own: ReadonlySet<string>): string {
  return `says '${name}', a package of other services; here there are ${[...own].join(', ')} (if no package is meant, use another word)`;
}

/** Lines of a service's own text that mention a package it doesn't have. */
export function findAbsentTiersInServices(
  files: readonly TextFile[],
  services: readonly ServiceFacts[] = sold,
): Finding[] {
  const names = tierNames(services);
  return services
    .filter(({ packages }) => packages.length > 0)
    .flatMap((service) => {
      const file = `${servicesFolder}/${service.slug}.ts`;
      const lines = files.find((each) => each.file === file)?.lines ?? [];
      const from = lines.findIndex((line) => line.includes('export const text'));
      return lines.flatMap((line, index) => {
        const own = namesOf([service, ...namedIn(line, services)]);
        return index > from
          ? absentIn(leaveOut(line), names, own).map((name) => ({
              where: `${file}:${index + 1}`,
              reason: reasonOf(name, namesOf([service])),
            }))
          : [];
      });
    });
}

/** Entries about one or several services that mention a package none of them has. */
export function findAbsentTiersInEntries(
  drafts: readonly Draft[],
  services: readonly ServiceFacts[] = sold,
): Finding[] {
  const names = tierNames(services);
  return drafts
    .filter(({ source }) => source.startsWith('entries/'))
    .flatMap(({ source, id, question, alternatives, answer, tags }) => {
      const about = services.filter(({ slug, packages }) => tags.includes(slug) && packages.length > 0);
      if (about.length === 0) return [];
      const others = namedIn([question, answer].join(' '), services);
      const own = namesOf([...about, ...others]);
      const wordings = alternatives.filter((wording) => asksForAbsent(wording, names, own));
      const said = [...new Set([...absentIn(`${question} ${answer}`, names, own)])];
      return [
        ...said.map((name) => ({
          where: `knowledge/${source}`,
          reason: `entry ${id} ${reasonOf(name, namesOf(about))}`,
        })),
        ...wordings.map((wording) => ({
          where: `knowledge/${source}`,
          reason: `entry ${id}: the wording '${wording}' asks for a package that is not there; there are ${[...namesOf(about)].join(', ')}`,
        })),
      ];
    });
}

/** Wordings are in lower case, where 'standard' and 'pro' are everyday words. */
function asksForAbsent(wording: string, names: readonly string[], own: ReadonlySet<string>): boolean {
  return names.some(
    (name) =>
      !own.has(name) &&
      new RegExp(name === 'Premium' ? '\\bpremium\\b' : `\\b${name} (?:package|plan|tier|option|version)\\b`, 'i').test(
        wording,
      ),
  );
}
