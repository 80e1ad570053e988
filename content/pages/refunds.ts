import type { RefundsText } from './page-types.ts';

/** A row about something the policies don't offer is left out. */
export const refunds: RefundsText = {
  heading: 'If you cancel',
  rows: [
    { when: 'Within {policy.refund-window} of ordering', back: 'You get everything back.' },
    {
      when: 'Later, and work has not started',
      back: 'Nothing is fixed. Write to us at once, and we answer for your order.',
    },
    { when: 'Work has started', back: "{policy.refund-share} may be possible. It isn't automatic." },
  ],
};
