import type { Package } from '#catalogue/package.ts';
import { additionOf, kindOf, nested, only } from './package-contrast.ts';
import { inclusionLines } from './prices.ts';
import {
  adSpendNote,
  agreeing,
  authorityNote,
  capital,
  figure,
  limitsTold,
  linkTo,
  type Piece,
  packageNoun,
  priced,
  type Subject,
  spendReminder,
  verb,
} from './subject.ts';

export function packageInclusions(subject: Subject, row: Package): Piece {
  const { slug, said, terms } = subject;
  const noun = packageNoun(subject, row);
  const note = adSpendNote(subject, row);
  return {
    question: `What is included in ${noun}?`,
    answer: `${capital(noun)} ${verb(subject, 'include', 'includes')}:\n${inclusionLines(subject, row)}\n${note.trim()}${note && '\n'}See it here: ${linkTo(subject)}`,
    category: 'services',
    alternatives: [
      `what do i get with ${row.name} ${terms[0]}`,
      `${said} ${row.name} features`,
      `${row.name} ${terms[1]} inclusions`,
    ],
    tags: [slug, row.tier, 'inclusions'],
  };
}

export function packageOrder(subject: Subject, row: Package): Piece | undefined {
  const { slug, said, terms, packages } = subject;
  if (packages.length === 1) return undefined;
  const noun = packageNoun(subject, row);
  const details =
    row.price === null
      ? ''
      : ` ${capital(noun)} ${verb(subject, 'cost', 'costs')} ${priced(subject, row)}${row.recurs ? '' : ` and ${verb(subject, 'take', 'takes')} ${figure(subject, row, 'days')}`}.${adSpendNote(subject, row)}`;
  const answer =
    row.price === null
      ? `Gladly. ${capital(noun)} starts with a quote: write to {company.email} or use {page.contact}, and say what you want to build. You find what it can include at ${linkTo(subject)}`
      : `Sure.${details} Open ${linkTo(subject)}, choose ${row.name} and sign in to the ordering app, or sign up first at {app.signup}. Payment is {policy.upfront} up front, and then you send your requirements.`;
  return {
    question: `I want to order ${noun}`,
    answer,
    category: 'ordering',
    alternatives: [
      `buy ${row.name} ${terms[0]}`,
      `how do i purchase ${row.name} ${said}?`,
      `sign me up for ${row.name} ${terms[1]}`,
    ],
    tags: [slug, row.tier, 'order'],
  };
}

function cost(subject: Subject, row: Package): string {
  return row.price === null ? 'quoted on request' : priced(subject, row);
}

function difference(subject: Subject, lower: Package, upper: Package): string {
  const lines = [lower, upper].map((row) => {
    const time = row.recurs || !row.delivery ? '' : `, ${figure(subject, row, 'days')}`;
    const told = limitsTold(subject, row);
    return `- **${row.name}**: ${cost(subject, row)}${time}${told && `, ${told}`}`;
  });
  const sides: [Package, Package][] = lower.price === null || upper.price === null ? [] : [[lower, upper]];
  for (const [first, second] of [...sides, [upper, lower] as const]) {
    const extra = only(first, second);
    if (extra.length > 0) lines.push(`- Only with ${first.name}: ${extra.join('; ')}`);
  }
  return lines.join('\n');
}

/** Two packages side by side. */
export function packageDifference(subject: Subject, lower: Package, upper: Package): Piece {
  const { slug, said, terms, ware } = subject;
  const same = only(upper, lower).length + only(lower, upper).length === 0;
  return {
    question: ware
      ? `Should I order ${lower.name} or ${upper.name} of ${ware}?`
      : `What is the difference between ${lower.name} and ${upper.name} for ${said}?`,
    answer: `${ware ? `Side by side, for ${said}` : `${subject.name}, side by side`}:\n${difference(subject, lower, upper)}\n${same ? 'The rest is the same in both. ' : ''}${authorityNote(subject)}Compare here: ${linkTo(subject)}`,
    category: 'services',
    alternatives: [
      `${said} ${lower.name} vs ${upper.name}`,
      `${lower.name} or ${upper.name} ${terms[0]}?`,
      `is it worth taking ${upper.name} instead of ${lower.name} for ${terms[1]}`,
    ],
    tags: [slug, lower.tier, upper.tier, 'comparison'],
  };
}

/** All packages of a service at once. */
export function packageOverview(subject: Subject): Piece | undefined {
  const { slug, said, terms, packages, name } = subject;
  if (packages.length < 3) return undefined;
  const lines = packages.map((row) => {
    const time = row.recurs || !row.delivery ? '' : `, ${figure(subject, row, 'days')}`;
    const told = limitsTold(subject, row);
    return `- **${row.name}**: ${told ? `${told}, ` : ''}${cost(subject, row)}${time}${kindOf(subject, row)}${additionOf(subject, row)}`;
  });
  const byAuthority = authorityNote(subject);
  const advice = byAuthority
    ? `${byAuthority}The work is the same in all of them.`
    : nested(subject)
      ? 'Take the smallest one that covers what you need.'
      : 'They differ in what they include, not only in size, so look at the lists.';
  return {
    question: `Which ${said} packages are there and how do they compare?`,
    answer: `${name} ${agreeing(name, 'has', 'have')} these packages:\n${lines.join('\n')}\n${spendReminder(subject)}${advice} Unsure? Ask us at {company.email}. Compare: ${linkTo(subject)}`,
    category: 'services',
    alternatives: [
      `compare ${terms[0]} packages`,
      `${said} plans overview`,
      `which ${terms[0]} package should i choose?`,
      `list all ${terms[1]} options`,
    ],
    tags: [slug, 'comparison', 'price', 'time'],
  };
}
