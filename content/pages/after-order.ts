import type { AfterOrder } from './page-types.ts';

export const afterOrder: AfterOrder = {
  heading: 'What applies after you order',
  lead: 'Follow a link to read the rule itself.',
  moments: [
    {
      when: 'Before we start',
      title: 'The scope is written down',
      text: "An order covers what its package lists. A change needs written approval from both of us, so the price can't grow unnoticed.",
      at: { page: 'terms', section: 'scope' },
    },
    {
      when: 'At checkout',
      title: 'You pay {policy.paid}',
      text: 'The checkout shows the total and every option before you pay. A small package first is a way to try us.',
      at: { page: 'terms', section: 'payment' },
    },
    {
      when: '+ {policy.revision-days} each',
      title: 'You ask for changes',
      text: 'Each revision request adds {policy.revision-days}, so send them in one message.',
      at: { page: 'terms', section: 'revisions' },
    },
    {
      when: 'From then on',
      title: 'The work is yours',
      text: 'Use it, change it, move it elsewhere. The source code is included.',
      at: { page: 'terms', section: 'content-and-code' },
      only: 'with code',
    },
    {
      when: 'From then on',
      title: 'The work is yours',
      text: 'Use it, change it, take it with you. A formal transfer of rights is something to ask for before you order.',
      at: { page: 'terms', section: 'content-and-code' },
      only: 'without code',
    },
  ],
  ask: 'Rather ask first? Questions cost nothing: the chat answers at once, and a person replies {company.reply-time}.',
};
