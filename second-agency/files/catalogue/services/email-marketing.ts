import { days } from '#catalogue/duration.ts';
import type { ServiceFacts, ServiceText } from '#catalogue/service.ts';

/** A limit of a new kind, which `edits.ts` adds to the catalogue's. */
function lettersOf(letters: number): Readonly<Record<string, number>> {
  return { letters };
}

export const facts: ServiceFacts = {
  slug: 'email-marketing',
  number: 37,
  name: 'Email Marketing',
  shortName: 'Email Marketing',
  packages: [
    {
      tier: 'basic',
      name: 'Basic',
      price: 90,
      recurs: true,
      delivery: days(30),
      limits: lettersOf(2),
      inclusions: ['Report on opens and clicks', 'Template in your colours'],
    },
    {
      tier: 'standard',
      name: 'Standard',
      price: 190,
      recurs: true,
      delivery: days(30),
      limits: lettersOf(4),
      inclusions: ['Report on opens and clicks', 'Template in your colours', 'Welcome series'],
    },
    {
      tier: 'premium',
      name: 'Premium',
      price: 390,
      recurs: true,
      delivery: days(30),
      limits: lettersOf(8),
      inclusions: [
        'Report on opens and clicks',
        'Template in your colours',
        'Welcome series',
        'Tests of subject lines',
      ],
    },
  ],
  words: { said: 'email marketing', thing: 'email marketing', terms: ['newsletter campaigns', 'mail marketing'] },
  alsoCalled: [
    'email marketing',
    'newsletter',
    'newsletters',
    'newsletter campaigns',
    'email campaigns',
    'email campaign',
    'mailing campaign',
    'mailchimp',
  ],
};

export const text: ServiceText = {
  promise: 'Letters that your customers open, read and act on, sent from a list that is yours.',
  about: [
    'Email reaches people who asked to hear from you. We write, design and send the campaigns, and we show you what came of them.',
    'Basic is {email-marketing.basic.letters} every {email-marketing.basic.days}. Standard adds a welcome series, and Premium tests subject lines before the whole list gets them.',
  ],
  audience: [
    'You collect addresses and never write to them',
    'You write now and then, without knowing who reads it',
    'You want customers to come back without paying for every click',
  ],
  deliverables: [
    'A campaign, written and designed',
    'A template in your colours',
    'A list that is clean and tagged',
    'A report on opens, clicks and orders',
    'Access to everything, in your own account',
  ],
  process: [
    { title: 'Brief', text: 'You tell us who is on the list and what they bought.' },
    { title: 'Plan', text: 'We suggest subjects and dates for the month.' },
    { title: 'Write', text: 'You read every letter before it goes out.' },
    { title: 'Send', text: 'The campaign goes out from your own account, and the report follows.' },
  ],
  technologies: ['Mailing tools', 'Templates', 'Segments', 'Consent records'],
  questions: [
    { question: 'Do you buy addresses?', answer: 'No. We only write to people who agreed to hear from you.' },
    { question: 'Whose account is it?', answer: 'Yours. You open it in your name and invite us.' },
    {
      question: 'Can I cancel after a month?',
      answer: 'One order buys {email-marketing.basic.days}, and nothing renews by itself.',
    },
    { question: 'Do you write the letters?', answer: 'Yes, the texts are part of every campaign.' },
    { question: 'Do you print newsletters?', answer: 'No. A printer does that better, and you keep the text.' },
    {
      question: 'Can you host our newsletter archive?',
      answer: 'No. The mailing tool keeps every letter, and you can link to it there.',
    },
    {
      question: 'How long may a letter be?',
      answer: 'As long as people read on. Most open it on a phone, so we keep to one subject.',
    },
    {
      question: 'What if few people open them?',
      answer: 'We look at subject, time and list first, then at the offer.',
    },
  ],
  related: ['social-media-marketing', 'website-copywriting', 'google-ads'],
  searchTitle: 'Email Marketing From {email-marketing.from} | {company.name}',
  searchDescription:
    'Campaigns written, designed and sent from your own account, with a report on what came of them. From {email-marketing.from} per {email-marketing.basic.days}.',
};
