import { areasNotServed } from '#catalogue/policies.ts';
import type { TermsText } from '#content/pages/page-fields.ts';

export const terms: TermsText = {
  heading: 'Terms and conditions',
  lead: 'What you can expect from us and what we expect from you, in plain English. By placing an order you accept these terms.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      paragraphs: [
        '"We" and "{company.name}" mean {company.legal-name}, a {company.trade} {company.whereabouts}. We serve clients {company.area}.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Prices are in {company.currency}.{company.tax-sentence} Payment is {policy.paid}: we begin when {policy.paid-first} has been paid.',
      ],
    },
    {
      id: 'revisions',
      title: 'Changes',
      paragraphs: ['You get {policy.free-rounds} at no extra charge. Further ones are agreed and charged by the hour.'],
    },
    {
      id: 'refunds',
      title: 'Refunds and cancellation',
      paragraphs: [
        'If you cancel within {policy.refund-window} of ordering, you receive a full refund of what you have paid. After that the deposit is not refunded.',
      ],
    },
    {
      id: 'content-and-code',
      title: 'Your photographs',
      paragraphs: ['You may print and share them as your package says. We show them only if you agree.'],
    },
    {
      id: 'areas-not-served',
      title: "What we don't photograph",
      paragraphs: ["We don't accept orders in these areas:"],
      list: areasNotServed,
    },
    { id: 'contact', title: 'Contact', paragraphs: ['Questions about these terms? Write to {company.contact}.'] },
  ],
};
