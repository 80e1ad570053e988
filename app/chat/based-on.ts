import { serviceNames } from '#catalogue/service-names.ts';
import type { Extras } from './message.ts';

const mostRows = 2;

/** 'our price list: Website Development, Basic' or 'the question “How long does a logo take?”'; small talk has none. */
export function basedOn({
  source,
  facts,
  question,
}: Pick<Extras, 'source' | 'facts' | 'question'>): string | undefined {
  if (source === 'intent') return undefined;
  const rows = [...new Set(facts.map(({ row }) => rowName(row)))];
  if (source === 'catalogue' && rows.length > 0) {
    const more = rows.length - mostRows;
    return `our price list: ${rows.slice(0, mostRows).join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
  }
  return question ? `“${question}”` : undefined;
}

/** 'website-development/basic' to 'Website Development, Basic'. */
export function rowName(row: string): string {
  const [slug = '', tier] = row.split('/');
  const names: Readonly<Record<string, { name: string }>> = serviceNames;
  const service = Object.hasOwn(names, slug) ? names[slug]?.name : undefined;
  return [service ?? inWords(slug), ...(tier ? [inWords(tier)] : [])].join(', ');
}

function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
