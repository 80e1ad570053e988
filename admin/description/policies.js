const { integer, lines, one, yesOrNo } = require('./fields.js');

const percent = { required: true, min: 0, max: 100 };
const duration = (label) => one('shared.duration', label, { required: true });

const components = {
  'policy.payment': { name: 'Payment', fields: { upFrontPercent: integer('Paid up front (%)', percent) } },
  'policy.refund': {
    name: 'Refund',
    fields: {
      fullWithinHours: integer('Full refund within (hours)', { required: true, min: 1 }),
      afterWorkStartedPercent: integer('Possible refund once work has started (%)', percent),
    },
  },
  'policy.revision': { name: 'Revisions', fields: { addedDelivery: duration('Extra delivery time per request') } },
  'policy.checkout': {
    name: 'Checkout',
    fields: {
      discountPercent: integer('Discount (%)', percent),
      expressDelivery: yesOrNo('Express delivery is offered', { required: true }),
    },
  },
  'policy.quote': {
    name: 'Quotes',
    fields: { validDays: integer('Quote validity (days)', { required: true, min: 1, max: 365 }) },
  },
  'policy.credits': {
    name: 'Credits',
    fields: {
      refundable: yesOrNo('Refundable', { required: true }),
      expire: yesOrNo('Expire', { required: true }),
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
      loadSeconds: integer('Maximum load time (seconds)', { required: true, min: 1 }),
      clicksToAnySection: integer('Maximum clicks to any section', { required: true, min: 1 }),
    },
  },
  'policy.meta': {
    name: 'Titles and descriptions for search engines',
    fields: {
      titleCharacters: integer('Maximum title length (characters)', { required: true, min: 1 }),
      descriptionCharacters: one('shared.range', 'Description length (characters)', { required: true }),
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
