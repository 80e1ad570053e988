import type { AfterOrder } from '#content/pages/page-types.ts';

export const afterOrder: AfterOrder = {
  heading: 'What happens after you order',
  lead: 'From the form to the gallery.',
  moments: [
    {
      when: 'First',
      title: 'You pay {policy.paid}',
      text: 'We write back {company.reply-time} and say whether the date is free. Then the deposit is due.',
      at: { page: 'terms', section: 'payment' },
    },
    {
      when: 'Within {policy.refund-window}',
      title: 'You can change your mind',
      text: 'Cancel within {policy.refund-window} of ordering and you get everything back.',
      at: { page: 'terms', section: 'refunds' },
    },
    {
      when: '{delivery}',
      title: 'The gallery opens',
      text: 'You choose, and get {policy.free-rounds} at no extra charge.',
      at: { page: 'terms', section: 'revisions' },
    },
  ],
  ask: 'Rather ask first? The chat answers at once, and a person replies {company.reply-time}.',
};
