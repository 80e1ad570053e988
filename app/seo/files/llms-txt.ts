import { categories } from '#catalogue/categories.ts';
import { nameOf } from '#catalogue/look-up.ts';
import { renderReferences } from '#catalogue/references.ts';
import { startingPrice } from '#catalogue/starting-price.ts';
import { absoluteUrl, orderApp } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import type { SiteAddress } from '../../site-addresses.ts';

function link({ label, path, description }: SiteAddress): string {
  return `- [${label}](${absoluteUrl(path)}): ${description}`;
}

const policyLines = [
  'Payment: {policy.upfront} up front, in {company.currency}.',
  'Refund: full within {policy.refund-window} of ordering; possibly {policy.refund-share} once work has started.',
  'Delivery: {policy.delivery-range} overall; each revision adds {policy.revision-days}.',
  'Checkout offers express delivery and a {policy.discount} discount option for almost all services.',
  'SEO: first movement in {policy.seo-first}, clear results in {policy.seo-clear}, larger gains in {policy.seo-larger}. Rankings are never guaranteed.',
  'Guest posts: {guest-posts.prices} by site, {guest-posts.days}, {guest-posts.words}, one anchor and one target URL.',
];

/** The site for language models: who we are, what each service costs and where the details stand. */
export function llmsTxt(addresses: readonly SiteAddress[]): string {
  const services = categories.flatMap(({ attributes }) => [
    `### ${attributes.name}`,
    '',
    ...attributes.subCategories.map(
      ({ url }) => `- [${nameOf(url).name}](${absoluteUrl(`/service/${url}.md`)}): ${startingPrice([url])}`,
    ),
    '',
  ]);
  return [
    `# ${company.legalName}`,
    '',
    renderReferences(
      '> A digital agency {company.whereabouts}, serving clients worldwide since {company.since}. Services are sold as packages with fixed prices in {company.currency} and fixed delivery times.{company.tax-sentence}',
    ),
    '',
    `Contact: ${company.email}, WhatsApp ${company.whatsapp}. Orders: ${orderApp.services}`,
    '',
    '## Services and starting prices',
    '',
    ...services,
    '## Policies',
    '',
    ...policyLines.map((line) => `- ${renderReferences(line)}`),
    '',
    '## Pages',
    '',
    ...addresses.filter(({ kind }) => kind === 'page').map(link),
    '',
    '## Blog',
    '',
    ...addresses.filter(({ kind }) => kind === 'post').map(link),
    '',
  ].join('\n');
}
