import type { ServiceFacts, ServiceText } from '#catalogue/service.ts';
import { shoot } from '../lists/shoot.ts';

export const facts: ServiceFacts = {
  slug: 'portrait-sessions',
  number: 62,
  name: 'Portrait Sessions',
  shortName: 'Portraits',
  packages: [
    shoot({
      tier: 'silver',
      name: 'Silver',
      price: 120,
      days: 7,
      hours: 1,
      photos: 10,
      inclusions: ['Online gallery', 'In our studio'],
    }),
    shoot({
      tier: 'gold',
      name: 'Gold',
      price: 200,
      days: 7,
      hours: 2,
      photos: 20,
      inclusions: ['Online gallery', 'In our studio or outdoors', 'Change of clothes'],
    }),
    shoot({
      tier: 'platinum',
      name: 'Platinum',
      price: 320,
      days: 10,
      hours: 3,
      photos: 40,
      inclusions: ['Online gallery', 'In our studio or outdoors', 'Change of clothes', 'One framed print'],
    }),
  ],
  orderNoun: 'Sessions',
  words: {
    said: 'portrait sessions',
    thing: 'a portrait',
    plural: true,
    terms: ['family portraits', 'portrait photos'],
  },
  alsoCalled: [
    'portrait session',
    'portrait sessions',
    'portrait',
    'portraits',
    'portrait photography',
    'family portrait',
    'family photos',
    'family photographer',
    'couple photos',
    'baby photos',
    'newborn photos',
    'maternity photos',
  ],
};

export const text: ServiceText = {
  promise: 'Families, couples and people on their own, in the studio or in the park, looking like themselves.',
  about: [
    'Most people dislike being photographed for about ten minutes. We spend those ten minutes on talk and tea, and the portraits begin afterwards.',
    'Silver is {portrait-sessions.silver.hours} in the studio. With Gold and Platinum you may choose a park instead and change your clothes once.',
  ],
  audience: [
    'Your children grow faster than your albums',
    'You have no picture of all of you together',
    'You want a present for grandparents',
  ],
  deliverables: ['An online gallery', 'Retouched photographs in full size', 'A framed print, where the package has it'],
  process: [
    { title: 'Choose', text: 'Studio or outdoors, which clothes, who comes along.' },
    { title: 'Arrive', text: 'There is tea, and a corner with toys.' },
    { title: 'Photograph', text: 'We take breaks whenever somebody small needs one.' },
    { title: 'Deliver', text: 'You get the gallery and choose your favourites.' },
  ],
  technologies: ['Daylight studio', 'Soft backgrounds', 'Careful retouching', 'Archival prints'],
  questions: [
    {
      question: 'What should we wear?',
      answer:
        'Plain colours that do not fight each other, and shoes you can walk in. Bring one thing more than you think you need.',
    },
    {
      question: 'How many people can be in a portrait?',
      answer: 'Up to eight in the studio, more outdoors. Tell us beforehand, so that there are enough chairs.',
    },
    {
      question: 'Do you retouch skin?',
      answer: 'We take away what is gone in a week and leave what belongs to you. If you want more or less, say so.',
    },
    {
      question: 'My toddler will not sit still. Is that a problem?',
      answer: 'No, we photograph running children all the time. Come at the hour when yours is usually happy.',
    },
    {
      question: 'Can grandparents come along?',
      answer: 'Of course. The price is for the session, not for each person.',
    },
  ],
  related: ['business-headshots', 'wedding-photography', 'event-photography'],
  searchTitle: 'Portrait Sessions From {portrait-sessions.from}',
  searchDescription:
    'Portraits of families, couples and people on their own in Leeds, in a daylight studio or outdoors. Fixed prices from {portrait-sessions.from}.',
};
