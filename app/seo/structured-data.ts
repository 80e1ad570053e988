import { absoluteUrl, whatsappUrl } from '#company/addresses.ts';
import { company, officeHours, offices, socialProfiles } from '#company/facts.ts';
import type { Crumb } from '../sections/breadcrumb.tsx';
import { areaServed } from './area-served.ts';
import { shareImagePath } from './share-image-path.ts';

// Search engines read what the server rendered, so browsers don't need it in their scripts.

const context = 'https://schema.org';
const organizationId = absoluteUrl('/#organization');
/** The agency in short, where a page mentions it; home and about have the rest. */
const agency = { '@type': 'Organization', '@id': organizationId, name: company.name, url: absoluteUrl('/') };

/** The agency itself. Sample testimonials never become reviews or ratings here. */
export function organization(image = shareImagePath({ path: '/' })): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': context,
    '@type': ['Organization', 'ProfessionalService'],
    '@id': organizationId,
    name: company.name,
    legalName: company.legalName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl(image),
    email: company.email,
    telephone: company.telephone ?? company.whatsapp,
    foundingDate: `${company.since}`,
    areaServed: areaServed(),
    address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: company.base },
    location: offices.map(({ country, iso }) => ({
      '@type': 'Place',
      name: `${company.name}, ${country}`,
      address: { '@type': 'PostalAddress', addressCountry: iso },
    })),
    openingHoursSpecification: openingHours(),
    sameAs: socialProfiles.map(({ url }) => url),
  };
}

/**
 * Opening hours in schema.org terms, one item for all days with the same ones. Times are local to the place: our head
 * office, whose time zone is the office's.
 */
function openingHours(): object[] | undefined {
  if (!import.meta.env.SSR) return undefined;
  const alike = Map.groupBy(officeHours.openingTimes, ({ opens, closes }) => `${opens}–${closes}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    first
      ? {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [first, ...others].map(({ day }) => day),
          opens: first.opens,
          closes: first.closes === '24:00' ? '23:59' : first.closes,
        }
      : [],
  );
}

export function website(): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': context,
    '@type': 'WebSite',
    name: company.name,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: { '@id': organizationId },
  };
}

export function breadcrumbList(crumbs: readonly Crumb[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path),
    })),
  };
}

export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Page {
  title: string;
  description: string;
  path: string;
}

function pageOfKind(kind: 'CollectionPage' | 'ContactPage', { title, description, path }: Page) {
  return {
    '@context': context,
    '@type': kind,
    name: title,
    description,
    url: absoluteUrl(path),
    isPartOf: { '@type': 'WebSite', name: company.name, url: absoluteUrl('/') },
  };
}

interface CollectionItem {
  title: string;
  path: string;
}

export function collectionPage(page: Page, items: readonly CollectionItem[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    ...pageOfKind('CollectionPage', page),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absoluteUrl(path),
      })),
    },
  };
}

function byNumber(number: { telephone: string; url?: string | undefined; description?: string }): object {
  return { '@type': 'ContactPoint', contactType: 'customer service', ...number, hoursAvailable: openingHours() };
}

/** Contact points: email and phone, for questions before and after an order. */
export function contactPage(page: Page): object {
  if (!import.meta.env.SSR) return {};
  return {
    ...pageOfKind('ContactPage', page),
    mainEntity: {
      ...agency,
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'customer service', email: company.email },
        ...(company.whatsapp
          ? [byNumber({ telephone: company.whatsapp, url: whatsappUrl(), description: 'WhatsApp' })]
          : []),
        ...(company.telephone ? [byNumber({ telephone: company.telephone })] : []),
      ],
    },
  };
}

interface BlogPostingSource {
  title: string;
  description: string;
  date: string;
  path: string;
  image: string;
  wordCount: number;
  tags: readonly string[];
}

export function blogPosting({ title, description, date, path, image, wordCount, tags }: BlogPostingSource): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: absoluteUrl(image),
    wordCount,
    keywords: tags.join(', '),
    inLanguage: 'en',
    author: agency,
    publisher: agency,
  };
}
