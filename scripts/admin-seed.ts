import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offered, offeredWithoutPage } from '#catalogue/offered.ts';
import { offeredServices } from '#catalogue/offered-services.ts';
import type { Package } from '#catalogue/package.ts';
import { areasNotServed, policies } from '#catalogue/policies.ts';
import { redirects } from '#catalogue/redirects.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { upFrontPercent } from '#catalogue/say/policy-words.ts';
import type { ServiceFile } from '#catalogue/service.ts';
import { brandMisspellings, company, officeHours, offices, socialProfiles, story } from '#company/facts.ts';
import { notices } from '#company/notices.ts';
import { postFile, unrenderedPosts } from '#content/load-posts.ts';
import { about } from '#content/pages/about.ts';
import { careers } from '#content/pages/careers.ts';
import { blogText, portfolioTexts, sitemapText, testimonialsTexts } from '#content/pages/collection-texts.ts';
import { contact } from '#content/pages/contact.ts';
import { home } from '#content/pages/home.ts';
import { howWeWork } from '#content/pages/how-we-work.ts';
import type { PageSection } from '#content/pages/page-fields.ts';
import { terms } from '#content/pages/terms.ts';
import { locatePhotograph, type Photograph, textFiles } from '#content/photograph.ts';
import { portfolio } from '#content/portfolio.ts';
import { testimonials } from '#content/testimonials.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';

/** A list in the format of the admin host's forms: one item per line. */
function lines(items: readonly (string | number)[] | undefined): string {
  return (items ?? []).join('\n');
}

function paragraphs(items: readonly string[]): string {
  return items.join('\n\n');
}

function packageOf({ tier, name, price, recurs, delivery, limits, inclusions }: Package) {
  return {
    tier,
    name,
    price,
    recurs: recurs ?? false,
    delivery,
    limits: Object.entries(limits).map(([quantity, amount]) =>
      typeof amount === 'number' ? { quantity, to: amount } : { quantity, ...amount },
    ),
    inclusions: lines(inclusions),
  };
}

function serviceOf({ facts, text }: ServiceFile) {
  const { slug, number, name, shortName, packages, orderNoun, words, alsoCalled, things } = facts;
  const { promise, about: texts, audience, deliverables, process, technologies, questions, related } = text;
  return {
    slug,
    number,
    name,
    shortName,
    packages: packages.map(packageOf),
    orderNoun,
    words: { ...words, plural: words.plural ?? false, terms: lines(words.terms) },
    alsoCalled: lines(alsoCalled),
    things: lines(things),
    promise,
    about: paragraphs(texts),
    audience: lines(audience),
    deliverables: lines(deliverables),
    process,
    technologies: lines(technologies),
    questions,
    related: lines(related),
    searchTitle: text.searchTitle,
    searchDescription: text.searchDescription,
  };
}

function sectionOf({ id, title, paragraphs: texts, list }: PageSection) {
  const listsAreasNotServed = list === areasNotServed;
  return {
    anchor: id,
    title,
    paragraphs: paragraphs(texts),
    list: lines(listsAreasNotServed ? [] : list),
    listsAreasNotServed,
  };
}

/** A photograph in the admin host's import format: its file, and its alternative text. */
function withPicture<Item extends { photograph?: Photograph }>(namedIn: string, { photograph, ...item }: Item) {
  if (!photograph) return item;
  const { file, ...said } = locatePhotograph(namedIn, photograph);
  return { ...item, picture: { file: path.resolve(file), ...said } };
}

const { meta, payment, revision, ...otherPolicies } = policies;

/** Everything staff can edit, by content type, from the repository. */
const seed = {
  service: offeredServices.map(serviceOf),
  category: offered.map(({ id, sid, name, shortName, icon, page, services }, index) => ({
    number: Number(id),
    position: index + 1,
    sid,
    name,
    shortName,
    icon,
    promise: home.categoryPromises[sid],
    page: page.facts.slug,
    services: lines(services.map(({ facts }) => facts.slug)),
  })),
  policies: [
    {
      ...otherPolicies,
      payment: { upFrontPercent: upFrontPercent(payment) },
      revision: { addedDelivery: revision.addedDelivery },
      metaLengths: meta,
      areasNotServed: lines(areasNotServed),
    },
  ],
  'guest-posts': offeredWithoutPage
    .filter(({ facts }) => facts.slug === 'guest-posts')
    .map(({ facts: { sites, delivery, words, alsoCalled } }) => ({
      sites,
      delivery,
      words,
      alsoCalled: lines(alsoCalled),
    })),
  redirects: [
    {
      endings: lines(redirects.endings),
      removed: removedServices.map(({ words, neverSold: _, ...service }) => ({ ...service, words: lines(words) })),
      moved: Object.entries(redirects.moved).map(([from, to]) => ({ from, to })),
    },
  ],
  'knowledge-entry': readTopicFiles().drafts.map(
    ({ id, question, answer, category, alternatives, tags, equals, source }) => ({
      number: id,
      question,
      answer,
      category,
      alternatives: lines(alternatives),
      tags: lines(tags),
      equals: lines(equals),
      topic: path.basename(source.split(':')[0] ?? '', '.md'),
    }),
  ),
  post: unrenderedPosts().map((post) => ({
    ...withPicture(postFile(post), post),
    tags: lines(post.tags),
    services: lines(post.services),
  })),
  'portfolio-piece': portfolio.map((piece, index) => ({
    ...withPicture(textFiles.portfolio, piece),
    sample: piece.sample ?? false,
    services: lines(piece.services),
    approach: lines(piece.approach),
    position: index + 1,
  })),
  testimonial: testimonials.map((testimonial, index) => ({
    ...withPicture(textFiles.testimonials, testimonial),
    sample: testimonial.sample ?? false,
    services: lines(testimonial.services),
    position: index + 1,
  })),
  notice: notices.map((notice) => ({ ...notice, questions: lines(notice.questions) })),
  'home-page': [{ ...home, categoryPromises: undefined, work: lines(home.work) }],
  'about-page': [
    {
      ...withPicture(textFiles.about, about),
      story: sectionOf(about.story),
      work: sectionOf(about.work),
      places: sectionOf(about.places),
    },
  ],
  'careers-page': [careers],
  'contact-page': [{ ...contact, advice: lines(contact.advice) }],
  'how-we-work': [howWeWork],
  'terms-page': [{ ...terms, sections: terms.sections.map(sectionOf) }],
  'collection-pages': [{ portfolioTexts, testimonialsTexts, blogText, sitemapText }],
  company: [{ ...company, story, offices, officeHours, socialProfiles, brandMisspellings: lines(brandMisspellings) }],
};

const [, , file = 'admin/.cache/seed.json'] = process.argv;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(seed));
