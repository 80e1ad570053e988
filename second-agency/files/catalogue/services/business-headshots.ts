import type { ServiceFacts, ServiceText } from '#catalogue/service.ts';
import { shoot } from '../lists/shoot.ts';

export const facts: ServiceFacts = {
  slug: 'business-headshots',
  number: 63,
  name: 'Business Headshots',
  shortName: 'Headshots',
  packages: [
    shoot({
      tier: 'single',
      name: 'Single',
      price: 95,
      days: 5,
      photos: 3,
      inclusions: ['Retouching', 'Licence for your website'],
    }),
  ],
  orderNoun: 'Headshots',
  words: { said: 'business headshots', thing: 'a headshot', plural: true, terms: ['profile picture', 'staff photos'] },
  alsoCalled: [
    'headshot',
    'headshots',
    'business headshot',
    'business headshots',
    'profile picture',
    'profile photo',
    'linkedin photo',
    'staff photos',
    'team photos',
    'corporate headshot',
  ],
};

export const text: ServiceText = {
  promise: 'A picture for your profile that looks like you on a good day.',
  about: [
    'A headshot takes twenty minutes, most of which is conversation. You see the pictures on a screen at once and choose the ones you like.',
    'For a team we come to your office and set up a background. Everyone is photographed in the same light, this year and next.',
  ],
  audience: [
    'Your profile picture is from a wedding',
    'Your team page has three kinds of light',
    'You speak in public and are asked for a photograph',
  ],
  deliverables: ['Retouched photographs in full size', 'Crops for profiles and pages', 'A licence in writing'],
  process: [
    { title: 'Book', text: 'Choose a time in the studio, or an afternoon at your office.' },
    { title: 'Sit', text: 'We talk, and the camera works meanwhile.' },
    { title: 'Choose', text: 'You pick your favourites on the screen.' },
    { title: 'Deliver', text: 'The retouched pictures arrive by email.' },
  ],
  technologies: ['Portable background', 'Soft light', 'Tethered camera', 'Crops for profiles'],
  questions: [
    {
      question: 'Can you photograph our whole team?',
      answer: 'Yes, at your office. Each person is one order, and the set-up costs nothing extra.',
    },
    {
      question: 'Should I wear a tie?',
      answer:
        'Wear what you wear when you meet a client. If you are unsure, bring it and decide in front of the mirror.',
    },
    {
      question: 'May I use it on LinkedIn?',
      answer: 'Yes, on profiles, on your website and in presentations. That is what the licence is for.',
    },
    {
      question: 'What if I blink in all of them?',
      answer: 'Nobody does. We take some forty pictures, and you choose.',
    },
    {
      question: 'Can new colleagues be added later?',
      answer: 'Yes, we keep the set-up written down, so that the light is the same.',
    },
  ],
  related: ['portrait-sessions', 'event-photography', 'product-photography'],
  searchTitle: 'Business Headshots for {business-headshots.from}',
  searchDescription:
    'Headshots for profiles and team pages, in our Leeds studio or at your office, retouched and licensed, for {business-headshots.from} a person.',
};
