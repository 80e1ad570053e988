import type { HowWeWork } from '#content/pages/page-fields.ts';

export const howWeWork: HowWeWork = {
  heading: 'From the first message to the gallery',
  lead: 'The usual steps, for a headshot or a wedding.',
  steps: [
    {
      title: 'Write',
      text: 'Choose a package and send it {orders.place}. You pay {policy.paid}{policy.checkout-clause}.',
    },
    { title: 'Plan', text: 'We agree on the date, the place and what must not be missed.' },
    { title: 'Photograph', text: 'We come early and bring everything.' },
    {
      title: 'Choose',
      text: 'The gallery opens within the time of your package. Free: {policy.free-rounds}.',
    },
  ],
};
