import type { ServiceFacts, ServiceText } from '#catalogue/service.ts';
import { shoot } from '../lists/shoot.ts';

export const facts: ServiceFacts = {
  slug: 'event-photography',
  number: 61,
  name: 'Event Photography',
  shortName: 'Events',
  packages: [
    shoot({
      tier: 'silver',
      name: 'Silver',
      price: 250,
      days: 5,
      hours: 2,
      photos: 60,
      inclusions: ['Online gallery', 'Licence for your website'],
    }),
    shoot({
      tier: 'gold',
      name: 'Gold',
      price: 450,
      days: 7,
      hours: 4,
      photos: 130,
      inclusions: ['Online gallery', 'Licence for your website', 'Ten photographs the same evening'],
    }),
    shoot({
      tier: 'platinum',
      name: 'Platinum',
      price: 800,
      days: 10,
      hours: 8,
      photos: 280,
      inclusions: [
        'Online gallery',
        'Licence for your website',
        'Ten photographs the same evening',
        'Licence for print',
      ],
    }),
  ],
  orderNoun: 'Events',
  words: { said: 'event photography', thing: 'photographs of an event', terms: ['party photos', 'conference photos'] },
  alsoCalled: [
    'event photography',
    'event photographer',
    'event photos',
    'party photographer',
    'party photos',
    'conference photographer',
    'conference photos',
    'birthday photographer',
    'corporate event',
  ],
};

export const text: ServiceText = {
  promise: 'Conferences, parties and openings, so that those who were not there wish they had been.',
  about: [
    'An event is over in an evening, and the photographs are what is left of it. We look for faces, hands and full rooms rather than empty chairs.',
    'Silver is {event-photography.silver.hours} for an opening or a birthday. Platinum is a whole conference day, with a licence for print.',
  ],
  audience: [
    'You organize a conference and need pictures for the next one',
    'You open a shop and want the press to print it',
    'You turn fifty and will not hold the camera yourself',
  ],
  deliverables: ['An online gallery', 'A choice for the press, where the package has it', 'A licence in writing'],
  process: [
    { title: 'Brief', text: 'You name the speakers, the sponsors and what must not be missed.' },
    { title: 'Visit', text: 'We look at the room and its light before the doors open.' },
    { title: 'Photograph', text: 'We move quietly and without flash during talks.' },
    { title: 'Deliver', text: 'The gallery opens within the time of your package.' },
  ],
  technologies: ['Fast lenses', 'No flash during talks', 'Press captions', 'Backup cards'],
  questions: [
    {
      question: 'Can you photograph without flash?',
      answer:
        'During talks and speeches we always do. On the dance floor a little flash helps, and nobody minds it there.',
    },
    {
      question: 'Do you photograph children at parties?',
      answer: 'Only when a parent has agreed. Tell us beforehand who should not be in any picture.',
    },
    {
      question: 'May we send the pictures to the press?',
      answer: 'Yes, with the licence of your package. Print needs the largest one.',
    },
    {
      question: 'How soon can we post something?',
      answer:
        'Gold and Platinum bring ten photographs the same evening. For the rest, the gallery opens within a few days.',
    },
    {
      question: 'Can you stay longer than booked?',
      answer: 'Often, if you ask before the hours are over. Further hours are agreed on the spot and written down.',
    },
  ],
  related: ['wedding-photography', 'business-headshots', 'product-photography'],
  searchTitle: 'Event Photography From {event-photography.from}',
  searchDescription:
    'Photographs of conferences, parties and openings in and around Leeds, some of them the same evening. Fixed prices from {event-photography.from}.',
};
