import { absoluteUrl } from '#company/addresses.ts';
import { company, offices, socialProfiles } from '#company/facts.ts';
import type { Crumb } from '../sections/breadcrumb.tsx';

const context = 'https://schema.org';
const organizationId = absoluteUrl('/#organization');

/** The agency itself. Sample testimonials never become reviews or ratings here. */
export function organization(): object {
  return {
    '@context': context,
    '@type': ['Organization', 'ProfessionalService'],
    '@id': organizationId,
    name: company.name,
    legalName: company.fullName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl('/share/home.png'),
    email: company.email,
    telephone: company.whatsapp,
    foundingDate: `${company.since}`,
    areaServed: 'Worldwide',
    address: { '@type': 'PostalAddress', addressCountry: 'PK' },
    location: offices.map(({ country, iso }) => ({
      '@type': 'Place',
      name: `${company.name}, ${country}`,
      address: { '@type': 'PostalAddress', addressCountry: iso },
    })),
    sameAs: socialProfiles.map(({ url }) => url),
  };
}

export function website(): object {
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

interface CollectionItem {
  label: string;
  path: string;
}

export function collectionPage(page: { title: string; path: string }, items: readonly CollectionItem[]): object {
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name: page.title,
    url: absoluteUrl(page.path),
    isPartOf: { '@type': 'WebSite', url: absoluteUrl('/') },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        url: absoluteUrl(path),
      })),
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
    author: { '@id': organizationId, '@type': 'Organization', name: company.name },
    publisher: { '@id': organizationId, '@type': 'Organization', name: company.name },
  };
}
