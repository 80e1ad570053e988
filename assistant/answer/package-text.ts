import { adSpendNote, broughtInclusions, excludesAdSpend } from '#catalogue/ad-spend.ts';
import { joinWords } from '#catalogue/join-words.ts';
import type { Package } from '#catalogue/package.ts';
import { type QuantityName, quantityNames } from '#catalogue/quantities.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { absoluteUrl } from '#company/addresses.ts';
import type { ReplyLink } from '../contract.ts';

/** Sentences about packages; every figure is a reference. */

export function orderLink(slug: ServiceSlug): ReplyLink {
  return { label: `Order ${serviceNames[slug].name}`, url: `${absoluteUrl(`/service/${slug}`)}#place-order` };
}

export function serviceTitle(slug: ServiceSlug): string {
  const { name, shortName } = serviceNames[slug];
  if (slug === 'search-engine-optimization') return 'SEO (Search Engine Optimization)';
  if (slug === 'generative-engine-optimization') return `${name} (GEO, ${shortName})`;
  return name;
}

export function priceText(slug: ServiceSlug, { tier, price, recurs }: Package): string {
  if (price === null) return 'quoted on request';
  return `{${slug}.${tier}.price}${recurs ? ` every {${slug}.${tier}.days}` : ''}`;
}

export function timeText(slug: ServiceSlug, { tier, delivery }: Package): string {
  return delivery ? `{${slug}.${tier}.days}` : 'time agreed with the quote';
}

function limitText(slug: ServiceSlug, tier: string, name: QuantityName): string {
  const reference = `{${slug}.${tier}.${name}}`;
  if (name === 'adSpend') return `ad spend managed up to ${reference}`;
  return reference;
}

export function limitTexts(slug: ServiceSlug, { tier, limits }: Package): string[] {
  return quantityNames
    .filter((name) => limits[name] !== undefined && name !== 'domainAuthority' && !(name === 'words'))
    .map((name) => limitText(slug, tier, name));
}

export function packageName(slug: ServiceSlug, { tier }: Package): string {
  return `{${slug}.${tier}.name}`;
}

function inclusionText(inclusions: readonly string[]): string[] {
  return inclusions.map((inclusion) =>
    /^[A-Z][a-z]/.test(inclusion) && !/^(?:React|Next|Node|Word|Strapi|Google|English)/.test(inclusion)
      ? inclusion.charAt(0).toLowerCase() + inclusion.slice(1)
      : inclusion,
  );
}

function leftOut(row: Package): string {
  return excludesAdSpend(row) ? ` ${adSpendNote}.` : '';
}

/** '**Basic**: $50, 4 days, 2 concepts'. */
export function shortLine(slug: ServiceSlug, row: Package): string {
  const time = row.recurs ? [] : [timeText(slug, row)];
  const technology = slug === 'website-maintenance-and-support' ? inclusionText(row.inclusions.slice(0, 1)) : [];
  return `**${packageName(slug, row)}**: ${[priceText(slug, row), ...time, ...limitTexts(slug, row), ...technology].join(', ')}`;
}

/** The short line and all inclusions. */
export function fullLine(slug: ServiceSlug, row: Package): string {
  const included = [...limitTexts(slug, row), ...inclusionText(broughtInclusions(row))];
  const time = row.recurs ? '' : `, ready in ${timeText(slug, row)}`;
  return `**${packageName(slug, row)}**: ${priceText(slug, row)}${time}. Includes ${joinWords(included, 'and')}.${leftOut(row)}`;
}

/** One package as a sentence: 'Logo Design Premium costs $180 and takes 7 days.' */
export function packageSentence(slug: ServiceSlug, row: Package): string {
  const name = `**${serviceTitle(slug)}, ${packageName(slug, row)}**`;
  const included = [...limitTexts(slug, row), ...inclusionText(broughtInclusions(row))];
  const contents = included.length ? ` It includes ${joinWords(included, 'and')}.${leftOut(row)}` : '';
  if (row.price === null)
    return `${name} is quoted on request${row.delivery ? ` and takes ${timeText(slug, row)}` : ''}.${contents}`;
  if (row.recurs) return `${name} costs ${priceText(slug, row)}.${contents}`;
  return `${name} costs ${priceText(slug, row)} and takes ${timeText(slug, row)}.${contents}`;
}

export function orderLine(slug: ServiceSlug): string {
  return `Order here: ${orderLink(slug).url}`;
}
