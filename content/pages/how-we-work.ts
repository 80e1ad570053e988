import type { ProcessStep } from '#catalogue/service.ts';

interface HowWeWork {
  heading: string;
  lead: string;
  steps: readonly ProcessStep[];
}

export const howWeWork: HowWeWork = {
  heading: 'From order to handover',
  lead: 'The same six steps for a logo and for a web application. Only their length differs.',
  steps: [
    {
      title: 'Order',
      text: 'Choose a package on its page and place the order in the ordering app. You pay {policy.upfront} up front; the checkout offers express delivery and a {policy.discount} discount option for almost all services.',
    },
    {
      title: 'Requirements',
      text: 'Tell us under Submit Requirements what you need: purpose, texts, examples, access. The clearer this is, the fewer rounds follow.',
    },
    {
      title: 'Project manager',
      text: 'A dedicated project manager reads everything, asks what is missing and is your one contact until the end. If you need a non-disclosure agreement, say so now.',
    },
    {
      title: 'Drafts',
      text: 'You see layouts, concepts or texts before they are final and comment in your own words. A change of scope needs written approval from both of us.',
    },
    {
      title: 'Revisions',
      text: 'We work in your comments. Each revision request adds {policy.revision-days} to the delivery time, so collect them in one message.',
    },
    {
      title: 'Delivery',
      text: 'You receive what the package lists, source code included, and find the order under Completed Orders and its invoice under View Invoices.',
    },
  ],
};
