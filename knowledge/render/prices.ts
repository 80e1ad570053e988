import { broughtInclusions } from '#catalogue/ad-spend.ts';
import { joinWords } from '#catalogue/join-words.ts';
import { cheapest, dearest } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { kindOf, nested } from './package-contrast.ts';
import {
  adSpendNote,
  agreeing,
  authorityNote,
  capital,
  coverage,
  covers,
  figure,
  linkTo,
  type Piece,
  packageNoun,
  priced,
  type Subject,
  spendReminder,
  verb,
} from './subject.ts';

function priceLine(subject: Subject, row: Package): string {
  if (row.price === null) return `- **${row.name}**: quoted for your project`;
  const covered = coverage(subject, row);
  return `- **${row.name}**: ${figure(subject, row, 'price')}${covered && `, ${covered}`}${kindOf(subject, row)}`;
}

const askForQuote =
  'Tell us what you need at {page.contact} or on WhatsApp {company.whatsapp} and we send you a quote.';

/** What the service costs, all packages in one list. */
export function servicePrice(subject: Subject): Piece | undefined {
  const { packages, said, thing, plural, slug, terms, name } = subject;
  if (packages.length === 0) return undefined;
  const recurs = packages.some((row) => row.recurs);
  const lines = packages.map((row) => priceLine(subject, row)).join('\n');
  const answer = subject.priced.length
    ? `${name} ${agreeing(name, 'comes', 'come')} in these packages${recurs ? `, priced per ${figure(subject, packages[0] as Package, 'days')}` : ''}:\n${lines}\n${authorityNote(subject)}${spendReminder(subject)}Order here: ${linkTo(subject)}`
    : `${name} has no fixed price. Every project is different, so it is quoted on request. ${askForQuote}`;
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

export function packagePrice(subject: Subject, row: Package): Piece | undefined {
  const { slug, terms, said, packages } = subject;
  if (packages.length === 1) return undefined;
  const noun = packageNoun(subject, row);
  const covered = covers(subject, row);
  const facts = [
    ...(covered ? [covered] : []),
    ...(row.recurs || !row.delivery ? [] : [`${verb(subject, 'are', 'is')} ready in ${figure(subject, row, 'days')}`]),
  ];
  const sentence = facts.length ? ` ${verb(subject, 'They', 'It')} ${joinWords(facts, 'and')}.` : '';
  const answer =
    row.price === null
      ? `${capital(noun)} is quoted on request, because it depends on what you need. ${askForQuote}`
      : `${capital(noun)} ${verb(subject, 'cost', 'costs')} ${priced(subject, row)}.${sentence}${adSpendNote(subject, row)} Order here: ${linkTo(subject)}`;
  return {
    question: `How much ${verb(subject, 'do', 'does')} ${noun} cost?`,
    answer,
    category: 'pricing',
    alternatives: [
      `${row.name} ${terms[0]} price`,
      `what is the price of ${said} ${row.name}?`,
      `${terms[1]} ${row.name} how much`,
      `how much money for ${row.name} ${terms[0]}`,
    ],
    tags: [slug, row.tier, 'price'],
  };
}

export function lowestPrice(subject: Subject): Piece | undefined {
  const { said, terms, slug, thing, packages } = subject;
  const [row, top] = [cheapest(packages), dearest(packages)];
  if (!row || !top || subject.priced.length < 2) return undefined;
  const covered = covers(subject, row);
  const fixed = packages.length > subject.priced.length ? 'fixed ' : '';
  const kinds = nested(subject) ? '' : 'They differ in more than size. ';
  return {
    question: `What is the cheapest way to get ${thing}?`,
    answer: `The lowest price is ${priced(subject, row)}: ${packageNoun(subject, row)}.${covered && ` It ${covered}.`} The highest ${fixed}price is {${slug}.to}, for ${top.name}. ${kinds}${spendReminder(subject)}Compare them here: ${linkTo(subject)}`,
    category: 'pricing',
    alternatives: [
      `lowest price for ${said}`,
      `cheap ${terms[0]}`,
      `i have a small budget for ${terms[0]}`,
      `most affordable ${said} package`,
    ],
    tags: [slug, row.tier, 'price', 'budget'],
  };
}

export function highestPrice(subject: Subject): Piece | undefined {
  const { said, terms, slug, packages } = subject;
  const row = dearest(packages);
  if (!row || subject.priced.length < 2) return undefined;
  const top = packages.find(({ price }) => price === null);
  const beyond = top
    ? ` Anything larger is a ${top.name} project and is quoted on request.`
    : adSpendNote(subject, row);
  return {
    question: `What is your biggest ${said} package?`,
    answer: `${capital(packageNoun(subject, row))}, at ${priced(subject, row)}. ${verb(subject, 'They include', 'It includes')}:\n${inclusionLines(subject, row)}\n${beyond.trim()}${beyond && '\n'}Details: ${linkTo(subject)}`,
    category: 'pricing',
    alternatives: [
      `most expensive ${terms[0]} option`,
      `best ${said} package you have`,
      `top ${terms[0]} plan`,
      `highest price for ${terms[1]}`,
    ],
    tags: [slug, row.tier, 'price'],
  };
}

/** What a package holds, a line each, counted things first. */
export function inclusionLines(subject: Subject, row: Package): string {
  const { stats, domainAuthority } = row.limits;
  const covered = stats === undefined ? coverage(subject, row) : `Room for ${coverage(subject, row)}`;
  const site =
    domainAuthority === undefined
      ? []
      : [`A site rated ${figure(subject, row, 'domainAuthority')} for domain authority`];
  return [...(covered ? [covered] : []), ...site, ...broughtInclusions(row)].map((line) => `- ${line}`).join('\n');
}

/** Whether it is paid once or again and again. */
export function paymentRhythm(subject: Subject): Piece | undefined {
  const { said, slug, name, terms, packages } = subject;
  const [row] = subject.priced;
  if (!row) return undefined;
  const recurs = packages.some((each) => each.recurs);
  return {
    question: `${agreeing(said, 'Is', 'Are')} ${said} a one-off payment or a monthly fee?`,
    answer: recurs
      ? `${name} is bought ${figure(subject, row, 'days')} at a time, from ${figure(subject, row, 'price')}, paid {policy.upfront} up front. Nothing renews by itself: to carry on, you place a new order. All packages: ${linkTo(subject)}`
      : `It is one payment per order. ${name} ${agreeing(name, 'starts', 'start')} at ${figure(subject, row, 'price')}, paid {policy.upfront} up front in the ordering app, and there is no monthly fee for the package.${adSpendNote(subject, row)} All packages: ${linkTo(subject)}`,
    category: 'pricing',
    alternatives: [
      `do i pay for ${terms[0]} every month?`,
      `${agreeing(said, 'is', 'are')} ${said} a subscription`,
      `${terms[0]} recurring fee`,
      `do i pay only once for ${terms[1]}`,
    ],
    tags: [slug, 'price', 'payment'],
  };
}
