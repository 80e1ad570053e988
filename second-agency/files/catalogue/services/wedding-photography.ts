import type { ServiceFacts, ServiceText } from '#catalogue/service.ts';
import { shoot } from '../lists/shoot.ts';

export const facts: ServiceFacts = {
  slug: 'wedding-photography',
  number: 60,
  name: 'Wedding Photography',
  shortName: 'Weddings',
  packages: [
    shoot({
      tier: 'silver',
      name: 'Silver',
      price: 900,
      days: 21,
      hours: 6,
      photos: 250,
      inclusions: ['Online gallery', 'One photographer'],
    }),
    shoot({
      tier: 'gold',
      name: 'Gold',
      price: 1400,
      days: 28,
      hours: 9,
      photos: 450,
      inclusions: ['Online gallery', 'Two photographers', 'Engagement session'],
    }),
    shoot({
      tier: 'platinum',
      name: 'Platinum',
      price: 2100,
      days: 35,
      hours: 12,
      photos: 700,
      inclusions: ['Online gallery', 'Two photographers', 'Engagement session', 'Printed album'],
    }),
  ],
  orderNoun: 'Weddings',
  words: {
    said: 'wedding photography',
    thing: 'wedding photographs',
    plural: true,
    terms: ['wedding photos', 'wedding pictures'],
  },
  alsoCalled: [
    'wedding photography',
    'wedding photographer',
    'wedding photos',
    'wedding pictures',
    'wedding shoot',
    'marriage photos',
    'bridal photos',
    'our wedding',
  ],
};

export const text: ServiceText = {
  promise: 'Your day as it happened: the vows, the aunts and the last dance, without anyone being told to smile.',
  about: [
    'We follow the day from the first button to the last song and stay out of its way. You get the moments that somebody planned and the ones that nobody did.',
    'Silver covers {wedding-photography.silver.hours} with one photographer. Gold adds a second one and an engagement session beforehand, and Platinum ends with a printed album.',
  ],
  audience: [
    'You would rather dance than pose',
    'You have a long guest list and a short summer',
    'You want photographs that your parents can hold',
  ],
  deliverables: [
    'An online gallery that you can share',
    'Every photograph in full size',
    'A plan of the day, agreed beforehand',
  ],
  process: [
    { title: 'Meet', text: 'We talk about the day, the places and the people who matter.' },
    { title: 'Plan', text: 'You send the timetable, and we say where we would stand.' },
    { title: 'Photograph', text: 'We arrive early and leave when your hours are over.' },
    { title: 'Deliver', text: 'The gallery opens within the time of your package.' },
  ],
  technologies: ['Two cameras each', 'Available light', 'Quiet shutters', 'Backup cards'],
  questions: [
    {
      question: 'Do you take group pictures?',
      answer:
        'Yes, half an hour is enough for the usual groups. Send the list of names with the timetable, and ask a friend to call people together.',
    },
    {
      question: 'What if it rains?',
      answer:
        'We bring umbrellas and know where the light is good indoors. Rain is only a problem for people who have no plan for it.',
    },
    {
      question: 'Can we have the photographs before the honeymoon?',
      answer:
        'Some of them: you get a small preview in the days after the wedding. The whole gallery takes as long as the package says.',
    },
    {
      question: 'Do you come to the rehearsal?',
      answer:
        'No, but the engagement session of the larger packages does the same work: you get used to the camera, and we to you.',
    },
    {
      question: 'Who chooses the pictures for the album?',
      answer: 'You do, from the gallery. If you cannot decide, we make a first choice and you change it.',
    },
  ],
  related: ['portrait-sessions', 'event-photography', 'business-headshots'],
  searchTitle: 'Wedding Photography From {wedding-photography.from}',
  searchDescription:
    'Wedding photography in and around Leeds: online gallery, second photographer and printed album, with fixed prices from {wedding-photography.from}.',
};
