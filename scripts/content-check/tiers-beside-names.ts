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

/** What services are called, the longest first: 'website design' is not the design of a logo. */
function callingsIn(services: readonly ServiceFacts[]): Calling[] {
  const called = services.flatMap((service) => callingsOf(service).map((name) => ({ name, service })));
  return Array.from(
    Map.groupBy(called, ({ name }) => name),
    ([name, own]) => ({ called: name, services: [...new Set(own.map(({ service }) => service))] }),
  ).toSorted((left, right) => right.called.length - left.called.length);
}

/** Whom a text begins by naming; several where they share the word. */
function calledFirst(text: string, callings: readonly Calling[]): ServiceFacts[] {
  const lower = text.toLowerCase();
  const found = callings.find(
    ({ called }) => lower.startsWith(called) && /^(?:s|es)?(?![\p{L}\p{N}-])/u.test(lower.slice(called.length)),
  );
  return found?.services ?? [];
}

/** Whom a text ends by naming, in two words or more: a single one is too often the end of another thought. */
function calledLast(text: string, callings: readonly Calling[]): ServiceFacts[] {
  const lower = text.toLowerCase().replace(/(?:,|:)? $/, '');
  const found = callings.find(
    ({ called }) =>
      called.includes(' ') && lower.endsWith(called) && !/[\p{L}\p{N}-]$/u.test(lower.slice(0, -called.length)),
  );
  return found?.services ?? [];
}

/** 'Standard and Premium' of 'Standard and Premium logo packages', 'Premium package for a' of 'the Premium package for a logo'. */
function packagesNamed(names: readonly string[]): RegExp {
  const name = `(?:${names.join('|')})`;
  return new RegExp(
    `(?<![\\w-])(${name}(?:(?:,| and| or|, and|, or) ${name})*)(?![\\w-])(?: packages? (?:of|for|in))?(?: (?:the|an?))? ?`,
    'g',
  );
}

/** Packages that a line lays to a service by name, and that it does not have: 'the Premium logo package'. */
function faultsIn(line: string, pattern: RegExp, callings: readonly Calling[], ownFile: string): string[] {
  const said = withoutReferences(line);
  return Array.from(said.matchAll(pattern)).flatMap(({ 0: whole, 1: tiers = '', index }) => {
    const after = calledFirst(said.slice(index + whole.length), callings);
    const named = after.length > 0 ? after : calledLast(said.slice(0, index), callings);
    const selling = named.filter(({ packages }) => packages.length > 0);
    // Of its own packages a service's text is asked elsewhere, whether or not it names itself.
    if (selling.length === 0 || selling.some(({ slug }) => ownFile === `${servicesFolder}/${slug}.ts`)) return [];
    const own = namesOf(selling);
    const slugs = selling.map(({ slug }) => `'${slug}'`).join(', ');
    return (tiers.match(/[A-Z][a-z]+/g) ?? [])
      .filter((tier) => !own.has(tier))
      .map((tier) => `says '${tier}' of ${slugs}, where there are ${[...own].join(', ')}`);
  });
}

/** Lines of any text that name a package beside a service which does not have it. */
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
