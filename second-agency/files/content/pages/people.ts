import type { Person } from '#content/pages/page-types.ts';

export const peopleHeading = "Who you'll work with";

export const people: readonly Person[] = [
  {
    name: 'The front desk',
    role: 'Dates and galleries',
    text: 'They answer for {company.name}.',
    photograph: { file: 'harbour.webp', alt: 'The window of the front desk, with the harbour behind it.' },
  },
];
