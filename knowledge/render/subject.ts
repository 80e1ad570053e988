import { excludesAdSpend, adSpendNote as spendExcluded } from '#catalogue/ad-spend.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { type PricedPackage, packagesOf, pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { type QuantityName, quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import { pieceName } from '#catalogue/references.ts';
import { capitalize, verbFor } from '#catalogue/say/grammar.ts';
import type { ServiceSlug, ServiceText, ServiceWords } from '#catalogue/service.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { joinWords } from '#company/join-words.ts';
import type { Draft } from '../draft.ts';
import { numberOf, wordingOf } from './wording-of.ts';

/** What a renderer returns. The id and the source follow from its position in the list of kinds. */
export type RenderedEntry = Omit<Draft, 'id' | 'source'>;

/** A service with everything its entries are rendered from. */
export interface Subject extends ServiceWords {
  slug: ServiceSlug;
  number: number;
  name: string;
  packages: readonly Package[];
  /** Cheapest first. */
  priced: readonly PricedPackage[];
  /** Of every service, because an overview page covers others. */
  lists: Catalogue['priceLists'];
  /** Undefined in the browser, where the page texts would be too large. */
  text: ServiceText | undefined;
  /** Of every service, because some belong together. */
  texts: ServiceTexts;
}

export type ServiceTexts = Partial<Record<ServiceSlug, ServiceText>>;

export function subjects(from: Catalogue, texts: ServiceTexts): Subject[] {
  return serviceSlugs.map((slug) => ({
    ...wordingOf(slug),
    slug,
    number: numberOf(slug),
    name: capitalize(wordingOf(slug).said),
    packages: packagesOf(slug, from.priceLists),
    priced: pricedPackages(packagesOf(slug, from.priceLists)),
    lists: from.priceLists,
    text: texts[slug],
    texts,
  }));
}

/** `{logo-design.basic.price}` */
export function figureReference({ slug }: Subject, { tier }: Package, field: string): string {
  return `{${slug}.${tier}.${field}}`;
}

export function linkReference({ slug }: Subject): string {
  return `{${slug}.link}`;
}

/**
 * 'words for the pages that sell (home, services).': puts what follows a colon in brackets, for use in a sentence with
 * its own colon.
 */
export function bracketed(text: string): string {
  const colon = text.indexOf(': ');
  if (colon < 0) return text;
  const [before, after] = [text.slice(0, colon), text.slice(colon + 2)];
  return after.endsWith('.') ? `${before} (${after.slice(0, -1)}).` : `${before} (${after})`;
}

/** In mid-sentence, only names such as 'MongoDB' and 'SEO' keep their capital. */
export function inSentence(text: string): string {
  const [word = ''] = text.split(/[\s,]/, 1);
  const name =
    /[A-Z.]/.test(word.slice(1)) || ['React', 'Strapi', 'Google'].includes(word) || text.startsWith('Search Console');
  return name ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'the Basic logo design package', 'a DA30+ niche edit', 'a 1,000-word blog post'. A single package needs no tier. */
export function packageNoun({ said, thing, piece, packages }: Subject, { name, limits }: Package): string {
  if (piece) return `a ${pieceName(name, piece)}`;
  if (packages.length === 1) return said;
  if (limits.domainAuthority !== undefined) return `a ${name} ${thing.replace(/^an? /, '')}`;
  return `the ${name} ${said} package`;
}

/** Limits that say how much work a package covers. Others are part of its name or need a sentence. */
function countedLimits({ limits }: Package): QuantityName[] {
  const told: QuantityName[] = ['adSpend', 'domainAuthority', 'words'];
  return quantityNames.filter((name) => limits[name] !== undefined && !told.includes(name));
}

/** A quantity that every package has is a size. */
function isSize({ priced }: Subject, name: QuantityName): boolean {
  return priced.every(({ limits }) => limits[name] !== undefined);
}

/** '{…platforms} and {…posts}'; empty if the package has no quantities. */
export function quantitiesText(subject: Subject, row: Package): string {
  return joinWords(
    countedLimits(row)
      .filter((name) => isSize(subject, name))
      .map((name) => figureReference(subject, row, name)),
    'and',
  );
}

/** 'pages': the unit of a package's size; undefined if it has none. */
export function countedThings(subject: Subject, row: Package): string | undefined {
  const name = countedLimits(row).find((each) => isSize(subject, each));
  return name && quantityKinds[name].plural;
}

/** ['{…nicheEdits}']: a quantity that only some packages have is an extra. */
export function extras(subject: Subject, row: Package): string[] {
  return countedLimits(row)
    .filter((name) => !isSize(subject, name))
    .map((name) => figureReference(subject, row, name));
}

export function byAuthority({ packages }: Subject): boolean {
  return packages.some(({ limits }) => limits.domainAuthority !== undefined);
}

/** 'A niche edit costs', 'Logo design costs': what is ordered by the piece is named in the singular. */
export function subjectWithVerb(subject: Subject, one: string, many: string): string {
  const { thing, plural, piece, name } = subject;
  const single = piece !== undefined || byAuthority(subject);
  return single ? `${capitalize(thing)} ${plural ? many : one}` : `${name} ${verbFor(name, one, many)}`;
}

/** What distinguishes link packages, for readers who don't know the abbreviation; empty for others. */
export function authorityNote(subject: Subject): string {
  return byAuthority(subject) ? 'DA stands for domain authority: the higher it is, the stronger the site. ' : '';
}

/** Every limit that the package's name doesn't state. Two packages may differ in any of them. */
export function limitsText(subject: Subject, row: Package): string {
  const spend =
    row.limits.adSpend === undefined ? '' : `up to ${figureReference(subject, row, 'adSpend')} of ad spend managed`;
  return [quantitiesText(subject, row), spend].filter(Boolean).join(', ');
}

/** For answers that cover all packages. */
export function adSpendNoteFor({ packages }: Subject): string {
  return packages.some(excludesAdSpend) ? `${spendExcluded}. ` : '';
}

export function adSpendNote(subject: Subject, row: Package): string {
  if (row.limits.adSpend === undefined) return excludesAdSpend(row) ? ` ${spendExcluded}.` : '';
  return ` We manage up to ${figureReference(subject, row, 'adSpend')} of ad spend, which you pay to the platforms.`;
}

/** '{price}', '{price} per {days}'. */
export function priceText(subject: Subject, row: Package): string {
  const period = row.recurs ? ` per ${figureReference(subject, row, 'days')}` : '';
  return `**${figureReference(subject, row, 'price')}**${period}`;
}
