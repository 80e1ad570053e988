import { categories } from '#catalogue/categories.ts';
import { isServiceSlug, packagesOf, pricedPackages } from '#catalogue/look-up.ts';
import { figure, linkTo, type Piece, type Subject } from './subject.ts';

/** The services of an overview page with their lowest prices. */
function overviewLines({ slug, lists }: Subject): string {
  const category = categories.find(({ attributes }) => attributes.url === slug);
  const slugs = category?.attributes.subCategories.map(({ url }) => url).filter(isServiceSlug) ?? [];
  return slugs
    .map((each) => {
      const [first] = pricedPackages(packagesOf(each, lists));
      const price = first
        ? `from {${each}.from}${first.recurs ? ` for {${each}.${first.tier}.days}` : ''}`
        : 'on request';
      return `- {${each}.name}: ${price}`;
    })
    .join('\n');
}

/** 'Do you do …?', for every service. */
export function offer(subject: Subject): Piece {
  const { said, thing, terms, slug, packages, priced, text } = subject;
  const promise = text ? ` ${text.promise}` : '';
  const [first] = priced;
  const answers = {
    overview: `Yes.${promise} These services belong to it:\n${overviewLines(subject)}\nStart here: ${linkTo(subject)}`,
    request: `Yes.${promise} The price is quoted for your project; delivery takes {${slug}.times}. Read more at ${linkTo(subject)} or ask for a quote at {page.contact}`,
    packages: first
      ? `Yes.${promise} Packages start at ${figure(subject, first, 'price')}${first.recurs ? ` per ${figure(subject, first, 'days')}` : ` and take {${slug}.times}`}. See them and order here: ${linkTo(subject)}`
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

/** From which price an overview page's services start. */
export function overviewPrice(subject: Subject): Piece | undefined {
  const { packages, said, terms, slug, name } = subject;
  if (packages.length > 0) return undefined;
  return {
    question: `What are your prices for ${said}?`,
    answer: `${name} is not one package: you order the service you need. The lowest prices are:\n${overviewLines(subject)}\nDetails: ${linkTo(subject)}`,
    category: 'pricing',
    alternatives: [`${terms[0]} cost`, `how much is ${said}`, `${terms[1]} rates`],
    tags: [slug, 'price'],
  };
}

export function orderLink(subject: Subject): Piece {
  const { said, thing, terms, slug, priced, packages } = subject;
  const how =
    packages.length === 0
      ? 'Choose the service you need there'
      : priced.length === 0
        ? 'Read what it includes, then ask for a quote at {page.contact}'
        : 'Choose a package and sign in to the ordering app, or sign up first at {app.signup}';
  return {
    question: `Where can I order ${thing}?`,
    answer: `On this page: ${linkTo(subject)}\n${how}. If you would rather talk first, write to {company.email} or WhatsApp {company.whatsapp} about ${said}.`,
    category: 'ordering',
    alternatives: [
      `${said} page link`,
      `send me the link for ${terms[0]}`,
      `how can i buy ${terms[0]}?`,
      `${terms[1]} order page`,
    ],
    tags: [slug, 'order', 'link'],
  };
}
