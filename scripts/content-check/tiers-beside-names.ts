import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceFacts } from '#catalogue/service.ts';
import { servicesFolder } from './check-service-shapes.ts';
import type { Finding } from './finding.ts';
import { isComment, type TextFile } from './text-files.ts';
import { namesOf, tierNames, withoutReferences } from './tier-names.ts';

const sold = offeredServices.map(({ facts }) => facts);

function callingsOf({ name, shortName, words, alsoCalled }: ServiceFacts): string[] {
  const thing = words.thing.replace(/^an? /, '');
  return [name, shortName, words.said, thing, ...words.terms, ...alsoCalled].map((each) => each.toLowerCase());
}

interface Calling {
  called: string;
  services: ServiceFacts[];
}

/** Names of services, longest first: 'website design' isn't the design of a logo. */
function callingsIn(services: readonly ServiceFacts[]): Calling[] {
  const called = services.flatMap((service) => callingsOf(service).map((name) => ({ name, service })));
  return Array.from(
    Map.groupBy(called, ({ name }) => name),
    ([name, own]) => ({ called: name, services: [...new Set(own.map(({ service }) => service))] }),
  ).toSorted((left, right) => right.called.length - left.called.length);
}

/** The service a text starts with; several if they share the word. */
function calledFirst(text: string, callings: readonly Calling[]): ServiceFacts[] {
  const lower = text.toLowerCase();
  const found = callings.find(
    ({ called }) => lower.startsWith(called) && /^(?:s|es)?(?![\p{L}\p{N}-])/u.test(lower.slice(called.length)),
  );
  return found?.services ?? [];
}

/** The service a text ends with, in two or more words: a single word is too often the end of another thought. */
function calledLast(text: string, callings: readonly Calling[]): ServiceFacts[] {
  const lower = text.toLowerCase().replace(/(?:,|:)? $/, '');
  const found = callings.find(
    ({ called }) =>
      called.includes(' ') && lower.endsWith(called) && !/[\p{L}\p{N}-]$/u.test(lower.slice(0, -called.length)),
  );
  return found?.services ?? [];
}

/**
 * 'Standard and Premium' in 'Standard and Premium logo packages', 'Premium package for a' in 'the Premium package for a
 * logo'.
 */
function packagesNamed(names: readonly string[]): RegExp {
  const name = `(?:${names.join('|')})`;
  return new RegExp(
    `(?<![\\w-])(${name}(?:(?:,| and| or|, and|, or) ${name})*)(?![\\w-])(?: packages? (?:of|for|in))?(?: (?:the|an?))? ?`,
    'g',
  );
}

/** Packages that a line attributes to a named service that doesn't have them: 'the Premium logo package'. */
function faultsIn(line: string, pattern: RegExp, callings: readonly Calling[], ownFile: string): string[] {
  const said = withoutReferences(line);
  return Array.from(said.matchAll(pattern)).flatMap(({ 0: whole, 1: tiers = '', index }) => {
    const after = calledFirst(said.slice(index + whole.length), callings);
    const named = after.length > 0 ? after : calledLast(said.slice(0, index), callings);
    const selling = named.filter(({ packages }) => packages.length > 0);
    // A service's own text is checked elsewhere, whether or not it contains the service's name.
    if (selling.length === 0 || selling.some(({ slug }) => ownFile === `${servicesFolder}/${slug}.ts`)) return [];
    const own = namesOf(selling);
    const slugs = selling.map(({ slug }) => `'${slug}'`).join(', ');
    return (tiers.match(/[A-Z][a-z]+/g) ?? [])
      .filter((tier) => !own.has(tier))
      .map((tier) => `says '${tier}' of ${slugs}, where there are ${[...own].join(', ')}`);
  });
}

/** Lines of any text that mention a package next to a service that doesn't have it. */
export function findTiersBesideNames(files: readonly TextFile[], services: readonly ServiceFacts[] = sold): Finding[] {
  const pattern = packagesNamed(tierNames(services));
  const callings = callingsIn(services);
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      isComment(file, line)
        ? []
        : faultsIn(line, pattern, callings, file).map((reason) => ({ where: `${file}:${index + 1}`, reason })),
    ),
  );
}
