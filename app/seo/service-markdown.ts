import type { ComparedValue } from '#catalogue/differences.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { absoluteUrl, orderApp } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import type { ServiceCard } from '../service-page/service-card.ts';
import { type ServiceView, serviceView } from '../service-page/service-view.ts';
import type { TierView } from '../service-page/tier-view.ts';

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function tierSection({ name, price, per, delivery, limits, inclusions, note }: TierView): string {
  const facts = [
    `Price: ${price}${per ? ` ${per}` : ''}`,
    `Delivery: ${delivery}`,
    ...limits,
    ...inclusions,
    ...(note ? [note] : []),
  ];
  return `### ${name}\n\n${list(facts)}`;
}

function cell(value: ComparedValue): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}

function comparisonTable({ tiers, comparison }: ServiceView): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...tiers.map(({ name }) => name)]),
    row(['---', ...tiers.map(() => '---')]),
    ...comparison.map(({ heading, values }) => row([heading, ...values.map(cell)])),
  ].join('\n');
}

function cardList(cards: readonly ServiceCard[]): string {
  return list(cards.map(({ name, path, promise, from }) => `[${name}](${absoluteUrl(path)}), ${from}: ${promise}`));
}

/** A section without content is left out. */
function section(title: string, content: string): string[] {
  return content ? [`## ${title}`, content] : [];
}

/** The service page as Markdown, for language models: the same facts from the same view. */
export function serviceMarkdown(slug: ServiceSlug): string {
  const view = serviceView(slug);
  const { name, path, category, kicker, promise, tiers, comparison, members, related } = view;
  return `${[
    `# ${name}`,
    `> ${promise}`,
    list([
      `Offered by: ${company.legalName}`,
      `Category: ${category}`,
      `Price and delivery: ${kicker}`,
      `Page: ${absoluteUrl(path)}`,
      `Order: ${orderApp.services}`,
    ]),
    ...section('What it is', view.about.join('\n\n')),
    ...section('Who it is for', list(view.audience)),
    ...section('What you get', list(view.deliverables)),
    ...section('Packages', tiers.map(tierSection).join('\n\n')),
    ...section('What differs', comparison.length > 0 ? comparisonTable(view) : ''),
    ...section(`${category} services`, cardList(members)),
    ...section(
      'How it usually works',
      view.process.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`).join('\n'),
    ),
    ...section('What we work with', view.technologies.join(', ')),
    ...section('Questions', view.questions.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n')),
    ...section('Related services', cardList(related)),
  ].join('\n\n')}\n`;
}
