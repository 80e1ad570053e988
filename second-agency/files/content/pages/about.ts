import type { AboutText } from '#content/pages/page-fields.ts';

export const about: AboutText = {
  photograph: {
    file: 'harbour.webp',
    alt: 'The harbour in front of the {company.name} office, with hills behind it.',
  },
  heading: '{company.story-line}',
  lead: '{company.name} has photographed people, things and houses since {company.since}, {company.area}.',
  story: {
    id: 'story',
    title: 'What we do, and who for',
    paragraphs: [
      'We are a small {company.trade}. Couples, families, shops and estate agents come to us, most of them because somebody told them to.',
    ],
  },
  work: {
    id: 'how-we-work',
    title: 'How we work',
    paragraphs: [
      'You choose a package and write to us. One of us plans the date with you, takes the photographs and sends the gallery.',
    ],
  },
  places: {
    id: 'offices',
    title: 'Where we are',
    paragraphs: ["We're {company.whereabouts}, and we come to you {company.area}."],
  },
  beliefsHeading: 'What we believe',
  beliefs: [
    { title: 'Prices belong on the page', text: 'You can compare before you speak to anyone.' },
    { title: 'Nobody has to say cheese', text: 'Faces are better at rest.' },
    { title: 'The weather was there', text: 'We do not paint skies.' },
  ],
};
