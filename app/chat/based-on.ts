import { bySite } from '#catalogue/by-site.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Extras } from './message.ts';

const maxServices = 3;

/**
 * 'our price list: Website Development (Basic, Standard)' or 'the question “How long does a logo take?”'; undefined for
 * small talk.
 */
export function basedOn({
  source,
  facts,
  question,
  basis,
}: Pick<Extras, 'source' | 'facts' | 'question' | 'basis'>): string | undefined {
  if (source === 'intent') return undefined;
  if (basis) return `our price list: ${basis}`;
  const rows = facts.map(({ row }) => row).filter(isPriced);
  if (source === 'catalogue' && rows.length > 0) return `our price list: ${rowNames(rows)}`;
  return question ? `“${question}”` : undefined;
}

/** Facts also come from policies and knowledge entries, whose rows have no name that means anything to visitors. */
export function isPriced(row: string): boolean {
  const [slug = ''] = row.split('/');
  return Object.hasOwn(bySite, slug) || Object.hasOwn(serviceNames, slug);
}

function rowNames(rows: readonly string[]): string {
  const services = Map.groupBy(new Set(rows), (row) => row.split('/', 1)[0] ?? '');
  const names = Array.from(services, ([slug, ofService]) => {
    const tiers = ofService.flatMap((row) => row.split('/')[1] ?? []).map(tierName);
    return tiers.length > 0 ? `${serviceName(slug)} (${tiers.join(', ')})` : serviceName(slug);
  });
  const more = names.length - maxServices;
  return `${names.slice(0, maxServices).join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** 'website-development/basic' gives 'Website Development, Basic'. */
export function rowName(row: string): string {
  const [slug = '', tier] = row.split('/');
  return tier ? `${serviceName(slug)}, ${tierName(tier)}` : serviceName(slug);
}

function serviceName(slug: string): string {
  const names: Readonly<Record<string, { name: string }>> = serviceNames;
  return (Object.hasOwn(names, slug) ? names[slug]?.name : undefined) ?? inWords(slug);
}

/** 'da30' gives 'DA30+', '1000-words' gives '1,000 words'. */
function tierName(tier: string): string {
  return inWords(tier.replace(/^da(\d+)$/, 'DA$1+')).replace(/^(\d+)(\d{3})/, '$1,$2');
}

function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
