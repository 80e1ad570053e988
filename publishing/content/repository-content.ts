import { offered, offeredWithoutPage } from '#catalogue/offered.ts';
import { offeredServices } from '#catalogue/offered-services.ts';
import { areasNotServed, policies } from '#catalogue/policies.ts';
import { redirects } from '#catalogue/redirects.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { brandMisspellings, company, officeHours, offices, socialProfiles, story } from '#company/facts.ts';
import { notices } from '#company/notices.ts';
import { unrenderedPosts } from '#content/load-posts.ts';
import { about } from '#content/pages/about.ts';
import { careers } from '#content/pages/careers.ts';
import { blogText, portfolioTexts, sitemapText, testimonialsTexts } from '#content/pages/collection-texts.ts';
import { contact } from '#content/pages/contact.ts';
import { home } from '#content/pages/home.ts';
import { howWeWork } from '#content/pages/how-we-work.ts';
import type { TermsSection } from '#content/pages/page-fields.ts';
import { terms } from '#content/pages/terms.ts';
import { portfolio } from '#content/portfolio.ts';
import { testimonials } from '#content/testimonials.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';
import { type Content, type EntryRecord, keyOf, mapTypes, type RecordType, type RecordTypes } from './content.ts';

function writtenEntries(): EntryRecord[] {
  return readTopicFiles().drafts.map(({ source, id, category, question, answer, alternatives, tags, equals = [] }) => ({
    id,
    topic: /^entries\/(.+)\.md:/.exec(source)?.[1] ?? 'general',
    category,
    question,
    answer,
    alternatives,
    tags,
    equals,
  }));
}

function termsSections(): TermsSection[] {
  return terms.sections.map(({ list, ...section }) => {
    if (list === areasNotServed) return { ...section, listsAreasNotServed: true };
    return list ? { ...section, list } : section;
  });
}

/** The content of the current tree, as the records staff edit. */
export function repositoryContent(): Content {
  const { categoryPromises, ...homePage } = home;
  const values: { [Type in RecordType]: readonly RecordTypes[Type][] } = {
    company: [{ company, story, offices, officeHours, socialProfiles, brandMisspellings }],
    policies: [{ policies, areasNotServed }],
    'guest-posts': offeredWithoutPage.map(({ facts }) => facts).filter(({ slug }) => slug === 'guest-posts'),
    redirects: [{ ...redirects, removed: removedServices }],
    category: offered.map(({ page, services, ...category }) => ({
      ...category,
      promise: categoryPromises[category.sid] ?? '',
      page: page.facts.slug,
      services: services.map(({ facts }) => facts.slug),
    })),
    service: offeredServices.map(({ facts, text }) => ({ facts, text })),
    'knowledge-entry': writtenEntries(),
    post: unrenderedPosts(),
    'portfolio-piece': portfolio,
    testimonial: testimonials,
    notice: notices,
    'home-page': [homePage],
    'about-page': [about],
    'careers-page': [careers],
    'contact-page': [contact],
    'how-we-work': [howWeWork],
    'terms-page': [{ ...terms, sections: termsSections() }],
    'collection-pages': [{ portfolioTexts, testimonialsTexts, blogText, sitemapText }],
  };
  return mapTypes((type) => {
    const key = keyOf[type] as (value: unknown) => string;
    return values[type].map((value) => ({ key: key(value), value }));
  });
}
