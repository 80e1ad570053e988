import type { HowWeWork } from './page-fields.ts';

export const howWeWork: HowWeWork = {
  heading: 'From order to handover',
  lead: 'The usual steps, for a logo or a web application. Only their length differs.',
  steps: [
    {
      title: 'Order',
      text: 'Choose a package on its page and place the order in the ordering app. You pay {policy.paid}{policy.checkout-clause}.',
    },
    {
      title: 'Requirements',
      text: 'Under Submit Requirements, tell us what you need: purpose, copy, examples, access. The clearer this is, the fewer rounds it takes.',
    },
    {
      title: 'Project manager',
      text: 'A dedicated project manager is your contact until the end. If you need a non-disclosure agreement, ask for it before you send anything confidential.',
    },
    {
      title: 'Drafts',
      text: "Usually you see layouts, concepts or copy before they're final and comment in your own words. A change of scope needs written approval from both of us.",
    },
    {
      title: 'Revisions',
      text: 'We make the changes you asked for. Each revision request adds {policy.revision-days} to the delivery time, so send them in one message.',
    },
    {
      title: 'Delivery',
      text: 'You receive what the package lists: files for a design, the source code for anything we develop. The order is under Completed Orders and its invoice under View Invoices.',
    },
  ],
};
