import type { Package } from '#catalogue/package.ts';
import { capitalize } from '#catalogue/say/grammar.ts';
import { arePackagesNested, contentsText, qualitiesOf, sharedContents } from './package-contrast.ts';
import { inclusionLines } from './prices.ts';
import {
  adSpendNote,
  adSpendNoteFor,
  authorityNote,
  figureReference,
  limitsText,
  linkReference,
  packageNoun,
  priceText,
  type RenderedEntry,
  type Subject,
} from './subject.ts';

export function packageInclusions(subject: Subject, row: Package): RenderedEntry {
  const { slug, said, terms } = subject;
  const note = adSpendNote(subject, row);
  const period = row.recurs ? `covers ${figureReference(subject, row, 'days')} and ` : '';
  const quoted = row.price === null;
  return {
    question: `What is included in ${packageNoun(subject, row)}?`,
    answer: `${capitalize(packageNoun(subject, row))} ${period}${quoted ? 'covers' : 'includes'}:\n${inclusionLines(subject, row)}\n${note.trim()}${note && '\n'}${quoted ? "It's quoted on request. " : ''}Read more: ${linkReference(subject)}`,
    category: 'services',
    alternatives: [
      `what do i get with ${row.name} ${terms[0]}`,
      `${said} ${row.name} features`,
      `${row.name} ${terms[1]} inclusions`,
    ],
    tags: [slug, row.tier, 'inclusions'],
  };
}

function cost(subject: Subject, row: Package): string {
  return row.price === null ? 'quoted on request' : priceText(subject, row);
}

/** All packages of a service in one entry. */
export function packageOverview(subject: Subject): RenderedEntry | undefined {
  const { slug, said, terms, packages } = subject;
  if (packages.length < 3) return undefined;
  const lines = packages.map((row) => {
    const time = row.recurs || !row.delivery ? '' : `, ${figureReference(subject, row, 'days')}`;
    const told = limitsText(subject, row);
    return `- **${row.name}**: ${told && `${told}${qualitiesOf(subject, row)}, `}${cost(subject, row)}${time}${contentsText(subject, row)}`;
  });
  const advice = arePackagesNested(subject)
    ? 'Take the smallest one that covers what you need. '
    : 'The packages are for different needs, so choose by what each one includes, not by its size or price. ';
  return {
    question: `Which ${said} packages are there and how do they compare?`,
    answer: `Here are your options for ${said}:\n${lines.join('\n')}\n${sharedContents(subject)}${adSpendNoteFor(subject)}${authorityNote(subject) || advice}Not sure? Ask us at {company.email}. Compare them here: ${linkReference(subject)}`,
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
