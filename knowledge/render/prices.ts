import { broughtInclusions } from '#catalogue/ad-spend.ts';
import type { Package } from '#catalogue/package.ts';
import { upperBound } from '#catalogue/quantities.ts';
import { verbFor } from '#catalogue/say/grammar.ts';
import { isQuality } from '#catalogue/say/inclusion-words.ts';
import { company } from '#company/facts.ts';
import { kindOf, qualitiesText } from './package-contrast.ts';
import {
  adSpendNote,
  adSpendNoteFor,
  authorityNote,
  byAuthority,
  extras,
  figureReference,
  linkReference,
  quantitiesText,
  type RenderedEntry,
  type Subject,
  subjectWithVerb,
} from './subject.ts';

function priceLine(subject: Subject, row: Package): string {
  if (row.price === null) return `- **${row.name}**: quoted for your project`;
  const covered = quantitiesText(subject, row);
  const added = extras(subject, row).map((extra) => `, ${extra} included`);
  return `- **${row.name}**: ${figureReference(subject, row, 'price')}${covered && `, ${covered}`}${added.join('')}${kindOf(subject, row)}`;
}

/** What the price depends on. */
function pricedBy(subject: Subject): string {
  if (byAuthority(subject)) return "site's domain authority";
  return subject.piece ? 'length' : 'package';
}

/** 'Logo design costs $50 to $180, depending on the package'. */
function priceRange(subject: Subject): string {
  const { name, slug, packages } = subject;
  const [first] = packages;
  const period = first?.recurs ? ` per ${figureReference(subject, first, 'days')}` : '';
  if (packages.some(({ price }) => price === null))
    return `${name} starts at {${slug}.from}, and larger projects are quoted on request`;
  return `${subjectWithVerb(subject, 'costs', 'cost')} {${slug}.from} to {${slug}.to}${period}, depending on the ${pricedBy(subject)}`;
}

/** The service's price, with all packages in one list. */
export function servicePrice(subject: Subject): RenderedEntry | undefined {
  const { packages, said, thing, plural, slug, terms, name } = subject;
  if (packages.length === 0) return undefined;
  const lines = packages.map((row) => priceLine(subject, row)).join('\n');
  const answer = subject.priced.length
    ? `${priceRange(subject)}:\n${lines}\n${authorityNote(subject)}${adSpendNoteFor(subject)}Order here: ${linkReference(subject)}`
    : `${name} doesn't have a fixed price: no two projects are alike, so you get a quote. Tell us what you need at {page.contact}${company.whatsapp ? ' or on WhatsApp {company.whatsapp}' : ''}.`;
  return {
    question: `How much ${plural ? 'do' : 'does'} ${thing} cost?`,
    answer,
    category: 'pricing',
    alternatives: [
      `${terms[0]} price`,
      `${said} cost`,
      `what do you charge for ${said}?`,
      `${terms[1]} rates`,
      `can you tell me your prices for ${terms[0]}`,
      `how much you take for ${thing}`,
      `${terms[0]} pricing starting from?`,
    ],
    tags: [slug, 'price'],
  };
}

/** What a package includes, one item per line, quantities first. */
export function inclusionLines(subject: Subject, row: Package): string {
  const { stats, domainAuthority } = row.limits;
  const covered = stats === undefined ? quantitiesText(subject, row) : `Room for ${quantitiesText(subject, row)}`;
  const site =
    domainAuthority === undefined
      ? []
      : [`Placement on a site with a domain authority (DA) of ${upperBound(domainAuthority)} or more`];
  // '7 pages, responsive on every screen': a quality of what is counted is named with it.
  const counted = covered && `${covered}${qualitiesText(row.inclusions)}`;
  const things = broughtInclusions(row).filter((line) => !covered || !isQuality(line));
  return [...(counted ? [counted] : []), ...extras(subject, row), ...site, ...things]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** Whether it is a one-off or a recurring payment. */
export function paymentRhythm(subject: Subject): RenderedEntry | undefined {
  const { said, slug, name, terms, packages } = subject;
  const [row] = subject.priced;
  if (!row) return undefined;
  const recurs = packages.some((each) => each.recurs);
  return {
    question: `${verbFor(said, 'Is', 'Are')} ${said} a one-off payment or a monthly fee?`,
    answer: recurs
      ? `You buy ${figureReference(subject, row, 'days')} at a time, from ${figureReference(subject, row, 'price')}, paid {policy.paid}. Nothing renews by itself: to carry on, you place a new order. There's no minimum term. ${adSpendNoteFor(subject)}All packages: ${linkReference(subject)}`
      : `You pay once per order, and there's no monthly fee. ${name} ${verbFor(name, 'starts', 'start')} at ${figureReference(subject, row, 'price')}, paid {policy.paid} {orders.place}.${adSpendNote(subject, row)} All packages: ${linkReference(subject)}`,
    category: 'pricing',
    alternatives: [
      `do i pay for ${terms[0]} every month?`,
      `${verbFor(said, 'is', 'are')} ${said} a subscription`,
      `${terms[0]} recurring fee`,
      `do i pay only once for ${terms[1]}`,
    ],
    tags: [slug, 'price', 'payment'],
  };
}
