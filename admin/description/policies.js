const { integer, lines, one, yesOrNo } = require('./fields.js');

const percent = { required: true, min: 0, max: 100 };
const duration = (label) => one('shared.duration', label, { required: true });

const components = {
  'policy.payment': { name: 'Payment', fields: { upFrontPercent: integer('Paid up front, in per cent', percent) } },
  'policy.refund': {
    name: 'Refund',
    fields: {
      fullWithinHours: integer('Full refund within, in hours', { required: true, min: 1 }),
      afterWorkStartedPercent: integer('Possible once work has started, in per cent', percent),
    },
  },
  'policy.revision': { name: 'Revisions', fields: { addedDelivery: duration('Time that a request adds') } },
  'policy.checkout': {
    name: 'Checkout',
    fields: {
      discountPercent: integer('Discount, in per cent', percent),
      expressDelivery: yesOrNo('Express delivery is offered', { required: true }),
    },
  },
  'policy.quote': {
    name: 'Quotes',
    fields: { validDays: integer('A quote holds for, in days', { required: true, min: 1, max: 365 }) },
  },
  'policy.credits': {
    name: 'Credits',
    fields: {
      refundable: yesOrNo('They are refunded', { required: true }),
      expire: yesOrNo('They expire', { required: true }),
    },
  },
  'policy.delivery': {
    name: 'Delivery times',
    fields: {
      overall: duration('Overall'),
      websiteDesign: duration('Website design'),
      websiteDevelopment: duration('Website development'),
      webApplications: duration('Web applications'),
      wordpress: duration('WordPress'),
    },
  },
  'policy.seo-results': {
    name: 'Results of SEO',
    fields: {
      firstMovement: duration('First movement'),
      clearResults: duration('Clear results'),
      largerGains: duration('Larger gains'),
      rankingsGuaranteed: yesOrNo('Rankings are guaranteed', { required: true }),
    },
  },
  'policy.website': {
    name: 'Websites',
    fields: {
      loadSeconds: integer('Pages load within, in seconds', { required: true, min: 1 }),
      clicksToAnySection: integer('Clicks to any section, at most', { required: true, min: 1 }),
    },
  },
  'policy.meta': {
    name: 'Titles and descriptions for search engines',
    fields: {
      titleCharacters: integer('Longest title, in characters', { required: true, min: 1 }),
      descriptionCharacters: one('shared.range', 'Length of a description, in characters', { required: true }),
    },
  },
};

const types = {
  policies: {
    single: true,
    plural: 'all-policies',
    name: 'Policies',
    fields: {
      payment: one('policy.payment', 'Payment', { required: true }),
      refund: one('policy.refund', 'Refund', { required: true }),
      revision: one('policy.revision', 'Revisions', { required: true }),
      checkout: one('policy.checkout', 'Checkout', { required: true }),
      quote: one('policy.quote', 'Quotes'),
      credits: one('policy.credits', 'Credits', { required: true }),
      delivery: one('policy.delivery', 'Delivery times', { required: true }),
      seoResults: one('policy.seo-results', 'Results of SEO', { required: true }),
      website: one('policy.website', 'Websites', { required: true }),
      metaLengths: one('policy.meta', 'Titles and descriptions for search engines', { required: true }),
      areasNotServed: lines('Areas not served', {
        required: true,
        min: 1,
        help: 'Orders in these are not accepted and may be cancelled.',
      }),
    },
  },
};

module.exports = { components, types };
