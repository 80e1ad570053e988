import type { AfterOrder } from './page-types.ts';

export const afterOrder: AfterOrder = {
  heading: 'What happens after you order',
  lead: 'Every step is in writing. Follow a link to read the rule itself.',
  moments: [
    {
      when: 'At checkout',
      title: 'You pay {policy.paid}',
      text: 'The checkout shows the total and every option before you pay.',
      at: { page: 'terms', section: 'payment' },
    },
    {
      when: 'Within {policy.refund-window}',
      title: 'You can change your mind',
      text: "Cancel within {policy.refund-window} of ordering and you get all of it back.{if needs-refund-share} Later, once work has started, {policy.refund-share} may be possible; it isn't automatic.{end}",
      at: { page: 'terms', section: 'refunds' },
    },
    {
      when: 'Next',
      title: 'You send your requirements',
      text: 'A dedicated project manager is your contact from here to the end. If you need an NDA, ask for it before you send anything confidential.',
      at: { page: 'terms', section: 'orders' },
    },
    {
      when: '{delivery}',
      title: 'You get what the package lists',
      text: 'A change of scope needs written approval from both of us. Until then, the original order stands.',
      at: { page: 'terms', section: 'scope' },
    },
    {
      when: '+ {policy.revision-days} each',
      title: 'You ask for changes',
      text: 'Each revision request adds {policy.revision-days}. It pays to send them in one message.',
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
