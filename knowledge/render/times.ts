import { joinWords } from '#catalogue/join-words.ts';
import { deliveryDays } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import { agreeing, capital, covers, figure, linkTo, type Piece, packageNoun, type Subject, verb } from './subject.ts';

function timed({ packages }: Subject): Package[] {
  return packages.filter(({ delivery }) => delivery !== null);
}

export function serviceTime(subject: Subject): Piece | undefined {
  const { slug, thing, plural, said, terms, name, packages } = subject;
  const rows = timed(subject);
  const [first] = rows;
  if (!first) return undefined;
  const same = packages.every((row) => deliveryDays(row) === deliveryDays(first));
  const lines = packages
    .map((row) => `- **${row.name}**: ${row.delivery ? figure(subject, row, 'days') : 'agreed with your quote'}`)
    .join('\n');
  const revisions = 'Each revision you ask for adds {policy.revision-days}.';
  const period = `${name} is ordered for ${figure(subject, first, 'days')} at a time, with the work spread over that period.`;
  const takes = `${name} ${agreeing(name, 'takes', 'take')}`;
  const times = same ? `${takes} ${figure(subject, first, 'days')}. ` : `${takes}, by package:\n${lines}\n`;
  return {
    question: `How long ${plural ? 'do' : 'does'} ${thing} take?`,
    answer: `${first.recurs ? period : `${times}${revisions}`} Packages: ${linkTo(subject)}`,
    category: 'timeline',
    alternatives: [
      `${terms[0]} delivery time`,
      `how many days for ${said}?`,
      `when will my ${terms[0]} be ready`,
      `${terms[1]} turnaround`,
      `how much time you need for ${thing}`,
    ],
    tags: [slug, 'time'],
  };
}

export function packageTime(subject: Subject, row: Package): Piece | undefined {
  const { slug, terms, said, packages } = subject;
  if (packages.length === 1) return undefined;
  const noun = packageNoun(subject, row);
  if (!row.delivery) {
    return {
      question: `How long does ${noun} take?`,
      answer: `The time for ${noun} is agreed with your quote, because it depends on what you need. Ask for one at {page.contact}, and see the other packages at ${linkTo(subject)}`,
      category: 'timeline',
      alternatives: [`${row.name} ${terms[0]} delivery time`, `${said} ${row.name} how many days`],
      tags: [slug, row.tier, 'time', 'quote'],
    };
  }
  const days = figure(subject, row, 'days');
  const covered = covers(subject, row);
  const answer = row.recurs
    ? `${capital(noun)} runs for **${days}** at a time${covered && ` and ${covered} in that period`}. Nothing renews by itself: the next period is a new order. More: ${linkTo(subject)}`
    : `${capital(noun)} ${verb(subject, 'take', 'takes')} **${days}**${covered && ` and ${covered}`}. A revision adds {policy.revision-days}${row.price === null ? ', and the exact time is agreed with your quote' : ', and checkout offers express delivery for almost all services'}. More: ${linkTo(subject)}`;
  return {
    question: `How long ${verb(subject, 'do', 'does')} ${noun} take?`,
    answer,
    category: 'timeline',
    alternatives: [
      `${row.name} ${terms[0]} delivery time`,
      `${said} ${row.name} how many days`,
      `when do I get my ${row.name} ${terms[1]} order`,
    ],
    tags: [slug, row.tier, 'time'],
  };
}

/** Says all packages that are ready first: naming the smallest alone would make the others seem slower. */
function soonestTime(subject: Subject, soonest: readonly Package[], first: Package): string {
  const days = `**${figure(subject, first, 'days')}**`;
  if (soonest.length > 1 && soonest.length === subject.packages.length) {
    return `The standard time is ${days} for every ${subject.ware ? 'length' : 'package'}.`;
  }
  const name = joinWords(
    soonest.map((row) => row.name),
    'or',
  );
  return `The shortest standard time is ${days}, with ${packageNoun(subject, { ...first, name })}.`;
}

/** The quickest way to a service, for visitors in a hurry. */
export function quickest(subject: Subject): Piece | undefined {
  const { slug, thing, said, terms } = subject;
  const rows = timed(subject).toSorted((left, right) => (deliveryDays(left) ?? 0) - (deliveryDays(right) ?? 0));
  const [first] = rows;
  if (!first || first.recurs || first.price === null) return undefined;
  const soonest = rows.filter((row) => deliveryDays(row) === deliveryDays(first));
  return {
    question: `I am in a hurry: how soon can I have ${thing}?`,
    answer: `${soonestTime(subject, soonest, first)} Checkout also offers express delivery for almost all services. It helps to send your requirements right after ordering. Start here: ${linkTo(subject)}`,
    category: 'timeline',
    alternatives: [`urgent ${terms[0]}`, `fastest ${said} delivery`, `express ${terms[0]} order`, `rush ${terms[1]}`],
    tags: [slug, ...(soonest.length === 1 ? [first.tier] : []), 'time', 'express'],
  };
}
