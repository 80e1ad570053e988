import type { DocumentKind } from '#search/document.ts';

export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  service: 'Service',
  package: 'Package',
  page: 'Page',
  section: 'Section',
  post: 'Blog',
  work: 'Portfolio',
  question: 'Question',
  answer: 'Answer',
};
