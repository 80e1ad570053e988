import type { Photograph } from '#content/photograph.ts';

export interface Person {
  name: string;
  role: string;
  text?: string;
  photograph?: Photograph;
}

export const peopleHeading = "Who you'll work with";

export const people: readonly Person[] = [
  {
    name: 'The front desk',
    role: 'Dates and galleries',
    text: 'They answer for {company.name}.',
    photograph: { file: 'harbour.webp', alt: 'The window of the front desk, with the harbour behind it.' },
  },
];
