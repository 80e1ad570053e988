import type { HomeText } from '#content/pages/page-fields.ts';

export const home: HomeText = {
  heading: 'Photographs you will look at twice',
  lead: 'Weddings, portraits, products and houses, photographed in and around {company.city}. You choose a package with a clear price.',
  prices: [
    { service: 'wedding-photography', text: 'Weddings from {wedding-photography.from}' },
    { service: 'portrait-sessions', text: 'Portraits from {portrait-sessions.from}' },
    { service: 'business-headshots', text: 'Headshots for {business-headshots.from}' },
    { service: 'product-photography', text: 'Products from {product-photography.from}' },
  ],
  categoriesHeading: 'What we photograph, with prices',
  categoriesLead: 'Every package says how many photographs there are, what they cost and when you get them.',
  categoryPromises: {
    one: 'The day and the evening, with everyone in it.',
    two: 'You, your family or your colleagues, looking like yourselves.',
    three: 'Things and houses, shown as they are.',
  },
  proofHeading: 'What you can hold us to',
  proofPoints: [
    { title: 'The rest on delivery', text: 'You pay {policy.paid}. We begin once {policy.paid-first} has been paid.' },
    { title: 'Changes included', text: 'You get {policy.free-rounds} at no extra charge.' },
    { title: 'Time to think', text: 'Cancel within {policy.refund-window} of ordering and you get everything back.' },
  ],
  workLead: 'What was needed, and what we photographed.',
  workLeadOfSamples: 'Examples of our work.',
  work: ['bookshop-york', 'potter-ilkley'],
  questionsHeading: 'Questions people ask first',
  questions: [
    {
      question: 'How far do you travel?',
      answer: 'We work {company.area}. If you are further away, ask us first.',
    },
    {
      question: 'When do I pay?',
      answer: 'You pay {policy.paid}. The estimate shows both sums before you decide.',
    },
    {
      question: 'How do I book a date?',
      answer:
        'Choose a package and send it with the contact form. We write back {company.reply-time} and say whether the date is free.',
    },
  ],
};
