import type { ServiceFacts, ServiceText } from '#catalogue/service.ts';
import { shoot } from '../lists/shoot.ts';

export const facts: ServiceFacts = {
  slug: 'property-photography',
  number: 65,
  name: 'Property Photography',
  shortName: 'Property',
  packages: [
    shoot({
      tier: 'silver',
      name: 'Silver',
      price: 140,
      days: 2,
      photos: 12,
      inclusions: ['Interior and exterior', 'Straightened lines'],
    }),
    shoot({
      tier: 'gold',
      name: 'Gold',
      price: 220,
      days: 3,
      photos: 25,
      inclusions: ['Interior and exterior', 'Straightened lines', 'Photographs at dusk'],
    }),
    shoot({
      tier: 'platinum',
      name: 'Platinum',
      price: 360,
      days: 4,
      photos: 40,
      inclusions: ['Interior and exterior', 'Straightened lines', 'Photographs at dusk', 'Floor plan'],
    }),
  ],
  orderNoun: 'Properties',
  words: {
    said: 'property photography',
    thing: 'photographs of a property',
    terms: ['house photos', 'estate agent photos'],
  },
  alsoCalled: [
    'property photography',
    'property photographer',
    'property photos',
    'house photos',
    'estate agent photos',
    'real estate photography',
    'interior photography',
    'holiday let photos',
    'airbnb photos',
  ],
};

export const text: ServiceText = {
  promise: 'Houses, flats and holiday lets as bright and straight as they are on a good morning.',
  about: [
    'Buyers and guests decide by the first three pictures. We open the curtains, straighten the lines and leave the rooms as large as they are.',
    'Silver is {property-photography.silver.photos} of one property. Gold adds the house at dusk, and Platinum a floor plan.',
  ],
  audience: [
    'You sell houses and list on Thursdays',
    'You let a cottage and want better guests',
    'You designed a kitchen and want to show it',
  ],
  deliverables: [
    'Photographs in the sizes of the portals',
    'Files for print',
    'A floor plan, where the package has one',
  ],
  process: [
    { title: 'Book', text: 'Name the address and who has the key.' },
    { title: 'Tidy', text: 'You get a list of what to put away.' },
    { title: 'Photograph', text: 'An hour for a flat, two for a house.' },
    { title: 'Deliver', text: 'The files arrive within the time of your package.' },
  ],
  technologies: ['Wide lenses', 'Straight verticals', 'Several exposures', 'Measured plans'],
  questions: [
    {
      question: 'Do I have to tidy up before you come?',
      answer: 'Yes, that helps most of all. You get a short list: bins, towels, magnets on the fridge.',
    },
    {
      question: 'Can you photograph an empty flat?',
      answer: 'Yes. Empty rooms look smaller, so we show more of the windows and the view.',
    },
    {
      question: 'Do you make grey skies blue?',
      answer: 'No. We wait an hour or come again, but the weather in the picture was there.',
    },
    { question: 'Who needs to be there?', answer: 'Somebody with the key. Agents often leave it with a neighbour.' },
    {
      question: 'Can you draw a plan of an old house?',
      answer: 'Yes, we measure it with a laser while we are there. Crooked walls are drawn crooked.',
    },
  ],
  related: ['product-photography', 'event-photography', 'business-headshots'],
  searchTitle: 'Property Photography From {property-photography.from}',
  searchDescription:
    'Photographs of houses, flats and holiday lets in and around Leeds, within days, with floor plan and dusk pictures, from {property-photography.from}.',
};
