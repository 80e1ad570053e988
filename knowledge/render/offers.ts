import { categories } from '#catalogue/categories.ts';
import { isServiceSlug, packagesOf, pricedPackages } from '#catalogue/look-up.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { timeUnit } from '#catalogue/time-noun.ts';
import { wording } from '#company/wording.ts';
import {
  adSpendNoteFor,
  bracketed,
  figureReference,
  inSentence,
  linkReference,
  type RenderedEntry,
  type Subject,
} from './subject.ts';

/** The services of an overview page with their starting prices. */
function overviewLines({ slug, lists }: Subject): string {
  const category = categories.find(({ attributes }) => attributes.url === slug);
  const slugs = category?.attributes.subCategories.map(({ url }) => url).filter(isServiceSlug) ?? [];
  return slugs
    .map((each) => {
      const [first] = pricedPackages(packagesOf(each, lists));
      const price = first
        ? `from {${each}.from}${first.recurs ? ` per {${each}.${first.tier}.days}` : ''}`
        : 'on request';
      return `- {${each}.name}: ${price}`;
    })
    .join('\n');
}

/** 'Do you do …?', for every service. */
export function offer(subject: Subject): RenderedEntry {
  const { said, thing, terms, slug, packages, priced, text } = subject;
  const yes = text ? `Yes, we offer ${said}: ${bracketed(inSentence(text.promise))}` : `Yes, we offer ${said}.`;
  const [first] = priced;
  const unit = timeUnit(serviceNames[slug]?.orderNoun);
  const isTimed = !unit && packages.some(({ delivery }) => delivery !== null);
  const time = isTimed ? `, with a ${wording.time.noun} of {${slug}.times}` : '';
  const answers = {
    overview: `${yes} These are the services:\n${overviewLines(subject)}\nMore: ${linkReference(subject)}`,
    request: `${yes} We quote each order separately${time}. Read more at ${linkReference(subject)} or ask for a quote at {page.contact}`,
    packages: first
      ? `${yes} Prices start at ${figureReference(subject, first, 'price')}${first.recurs ? ` per ${figureReference(subject, first, 'days')}` : unit ? ` per ${unit}` : time}. ${adSpendNoteFor(subject)}See the packages and order here: ${linkReference(subject)}`
      : '',
  };
  const answer = packages.length === 0 ? answers.overview : first ? answers.packages : answers.request;
  return {
    question: `Do you offer ${said}?`,
    answer,
    category: 'services',
    alternatives: [
      `i need ${thing}`,
      `can you help me with ${said}?`,
      `looking for ${terms[0]}`,
      `is ${terms[1]} something you do`,
      `hire someone for ${terms[0]}`,
      `can u do ${thing} for my bussiness`,
    ],
    tags: [slug],
  };
}

/** The starting price of an overview page's services. */
export function overviewPrice(subject: Subject): RenderedEntry | undefined {
  const { packages, said, terms, slug, name } = subject;
  if (packages.length > 0) return undefined;
  return {
    question: `What are your prices for ${said}?`,
    answer: `${name} prices depend on what you need:\n${overviewLines(subject)}\nDetails: ${linkReference(subject)}`,
    category: 'pricing',
    alternatives: [`${terms[0]} cost`, `how much is ${said}`, `${terms[1]} rates`],
    tags: [slug, 'price'],
  };
}
