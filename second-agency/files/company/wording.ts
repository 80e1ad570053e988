export const wording = {
  searchExample: 'Wedding, deposit, album …',
  action: { kicker: 'Dates go early', title: 'Ask for yours' },
  time: { heading: 'Delivery', noun: 'delivery time', ready: 'ready in', within: 'in' },
  blogSubjects: 'weddings, portraits, clothes, light and prints',
} as const;

export const starters = [
  'How much is wedding photography?',
  'What does a headshot cost?',
  'Do you come to Harrogate?',
] as const;
