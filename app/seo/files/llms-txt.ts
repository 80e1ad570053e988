import { bySite } from '#catalogue/by-site.ts';
import { categories } from '#catalogue/categories.ts';
import { renderReferences } from '#catalogue/references.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { markdownPath } from '#company/markdown-path.ts';
import { wording } from '#company/wording.ts';
import type { SiteAddress } from '../../pages/site-addresses.ts';
import { serviceCard } from '../../service-page/service-card.ts';

const policyLines = [
  'Payment: {policy.paid}, in {company.currency}.',
  'Refund: full within {policy.refund-window} of ordering{if needs-refund-share}; possibly {policy.refund-share} once work has started{end}.',
  `${wording.time.heading}: {policy.delivery-range} overall{if needs-revision-days}; each revision adds {policy.revision-days}{end}.`,
  'For almost all services you can choose {policy.express-and-discount} {policy.at-checkout}.',
  'SEO: first movement in {policy.seo-first}, clear results in {policy.seo-clear}, larger gains in {policy.seo-larger}. Rankings are never guaranteed.',
  ...Object.entries(bySite).map(
    ([slug, { name, includes }]) =>
      `${name}: {${slug}.prices} by site, {${slug}.days}. Each includes: ${includes.join('; ')}.`,
  ),
];

const ways = [
  company.email,
  ...(company.whatsapp ? [`WhatsApp ${company.whatsapp}`] : []),
  ...(company.telephone ? [`phone ${company.telephone}`] : []),
];

/** A page in the list of a section, with a link to its Markdown. */
function link({ label, path, note }: { label: string; path: string; note: string }): string {
  return `- [${label}](${absoluteUrl(markdownPath(path))}): ${note}`;
}

function section(title: string, links: readonly string[]): string[] {
  return [`## ${title}`, '', ...links, ''];
}

function services(slugs: readonly ServiceSlug[]): string[] {
  return slugs.map((slug) => {
    const { name, path, from } = serviceCard(slug);
    return link({ label: name, path, note: from });
  });
}

function pages(addresses: readonly SiteAddress[], kind: SiteAddress['kind']): string[] {
  return addresses
    .filter((address) => address.kind === kind)
    .map(({ label, path, description }) => link({ label, path, note: description }));
}

/**
 * The site for language models, in the format of https://llmstxt.org: a title, a summary, the most important facts,
 * then sections of links. Each category of services is a section.
 */
export function llmsTxt(addresses: readonly SiteAddress[]): string {
  return [
    `# ${company.legalName}`,
    '',
    renderReferences(
      `> A {company.trade} {company.whereabouts}, serving clients {company.area} since {company.since}. Services are sold as packages with fixed prices in {company.currency} and fixed ${wording.time.noun}s.{company.tax-sentence}`,
    ),
    '',
    renderReferences(`Contact: ${ways.join(', ')}. Orders: {orders.link}`),
    '',
    ...renderTexts(policyLines).map((line) => `- ${line}`),
    '',
    'Every page answers `Accept: text/markdown` with the text that the links below lead to.',
    `An MCP server at ${absoluteUrl('/mcp')} (Streamable HTTP, read-only) answers questions and works out estimates; ${absoluteUrl('/openapi.json')} describes the same as JSON.`,
    '',
    ...categories.flatMap(({ attributes: { name, subCategories } }) =>
      section(name, services(subCategories.map(({ url }) => url))),
    ),
    ...section('Pages', pages(addresses, 'page')),
    ...section('Work', pages(addresses, 'piece')),
    ...section('Blog', pages(addresses, 'post')),
  ].join('\n');
}
