const { countedPackages, standsForOthers } = require('../../catalogue/package-wording.ts');
const { quantityKinds, quantityNames } = require('../../catalogue/quantities.ts');
const {
  choice,
  integer,
  keyword,
  line,
  lines,
  many,
  money,
  one,
  paragraphs,
  service,
  services,
  slug,
  text,
  unseen,
  yesOrNo,
} = require('./fields.js');

const byName = 'Insert figures from the list beside the form; they follow what they name.';

/** The label of a kind of limit: 'Pages'. */
const quantitiesCalled = Object.fromEntries(quantityNames.map((name) => [name, quantityKinds[name].heading]));

/** Lines of a package that stand for those of another. */
function inclusionFaults(packages) {
  const names = packages.map(({ name }) => name).filter(Boolean);
  return packages.flatMap(({ name, inclusions }, index) =>
    (inclusions ?? '')
      .split('\n')
      .filter((line) => standsForOthers(line, names))
      .map((line) => ({
        at: ['packages', index, 'inclusions'],
        message: `${name || 'A package'} says ‘${line.trim()}’, and its page would say that it does not include those: list everything in every package, in the same words`,
      })),
  );
}

/** Texts that count the packages. */
function countFaults(data) {
  return Object.entries(types.service.fields).flatMap(([at, { label }]) => {
    const [counted] = countedPackages.exec(JSON.stringify(data[at] ?? '')) ?? [];
    const message = `${label.replace(/ \(.*\)$/, '')} counts the packages (‘${counted}’), which goes wrong once there is one more: leave the number out`;
    return counted && at !== 'packages' ? [{ at: [at], message }] : [];
  });
}

function serviceFaults(data) {
  return [...packageFaults(data), ...inclusionFaults(data.packages), ...countFaults(data)];
}

/** What would make two packages the same, or a list that isn't ascending. */
function packageFaults({ packages }) {
  const tiers = packages.map(({ tier }) => tier);
  const repeated = tiers.find((tier, index) => tiers.indexOf(tier) !== index);
  const prices = packages.map(({ price }) => price).filter((price) => price !== null);
  const rising = prices.every((price, index) => index === 0 || prices[index - 1] <= price);
  return [
    ...(repeated === undefined ? [] : [{ at: 'packages', message: `Two packages have the tier '${repeated}'` }]),
    ...(rising ? [] : [{ at: 'packages', message: 'Packages go from the cheapest to the most expensive' }]),
  ];
}

const components = {
  'catalogue.limit': {
    name: 'Limit',
    title: 'quantity',
    check: ({ from, to }) =>
      from !== null && from >= to
        ? [{ at: 'from', message: `A span goes upwards: ${from} is not less than ${to}` }]
        : [],
    fields: {
      quantity: choice('What', quantityNames, { required: true, called: quantitiesCalled }),
      from: integer('From', { min: 1, help: 'Only for a range: the 15 of ‘15 to 20 pages’.' }),
      to: integer('How many', { required: true, min: 1, help: 'The figure, or the upper end of a range.' }),
    },
  },
  'catalogue.package': {
    name: 'Package',
    title: 'name',
    fields: {
      name: line('Name', { required: true, min: 2, max: 40, help: 'Basic, Standard, Premium, or what suits.' }),
      price: money('Price', { min: 1, max: 1_000_000, help: 'Without cents. Empty for ‘on request’.' }),
      recurs: yesOrNo('Charged every 30 days', {
        help: 'The client buys 30 days at a time, and orders again for more.',
      }),
      delivery: one('shared.duration', 'Delivery time', { help: 'Leave it empty if it is agreed with the quote.' }),
      limits: many('catalogue.limit', 'Amounts, such as pages or words', { max: quantityNames.length }),
      inclusions: lines('What is included', {
        required: true,
        min: 2,
        help: 'Everything in this package, also what a smaller one has, in the same words: pages compare line by line.',
      }),
      tier: keyword('Its name in figures', {
        from: 'name',
        required: true,
        help: 'Made from the name. Texts refer to the price by it.',
      }),
    },
  },
  'catalogue.words': {
    name: 'In the chat’s questions',
    fields: {
      said: line('In a sentence', { required: true, help: 'logo design, as in ‘What does logo design involve?’' }),
      thing: line('The thing itself', { required: true, help: 'a logo, as in ‘How much does a logo cost?’' }),
      plural: yesOrNo('The thing is a plural', { help: 'As in ‘How much do citations cost?’' }),
      terms: lines('Short names', {
        required: true,
        min: 2,
        max: 2,
        help: 'logo, logo creation. Not shown: visitors’ own wordings of these questions.',
      }),
      piece: line('One piece of it', { help: 'For services that sell words, after the length: blog post' }),
    },
  },
  'catalogue.guest-post-price': {
    name: 'Sites at one price',
    title: 'price',
    fields: {
      price: money('Price', { required: true, min: 1 }),
      count: integer('Number of sites', { required: true, min: 1 }),
    },
  },
  'catalogue.removed-service': {
    name: 'Removed service',
    title: 'slug',
    fields: {
      slug: keyword('Its former address', { required: true, help: 'Only the end: logo-design' }),
      number: integer('Its former number', { min: 0, max: 136, help: 'Unique to this service.' }),
      to: line('Leads to', { required: true, pattern: '^/', help: 'An address of ours: /service/website-design' }),
      words: lines('Words it was sold by', { help: 'In lower case. Texts that still contain one are reported.' }),
    },
  },
  'catalogue.moved-address': {
    name: 'Moved address',
    title: 'from',
    fields: {
      from: line('Former address', { required: true, pattern: '^/' }),
      to: line('Leads to', { required: true, pattern: '^/' }),
    },
  },
};

const types = {
  category: {
    plural: 'categories',
    name: 'Category',
    title: 'name',
    list: ['position', 'name'],
    sort: 'position',
    fields: {
      name: line('Name', { required: true, min: 3, max: 60 }),
      shortName: line('Short name', { required: true, min: 2, max: 30, help: 'For menus and tight spaces.' }),
      promise: line('Sentence on the home page', { required: true, shown: { max: 110 } }),
      page: service('Its own page', {
        required: true,
        help: 'The service whose page is about the whole category.',
      }),
      services: services('Services', { required: true, min: 1, help: 'In the order of the menu.' }),
      position: integer('Position in the menu', { min: 1, help: 'Smaller numbers come first. A new one comes last.' }),
      icon: line('Icon', {
        required: true,
        pattern: '^[Mm][0-9A-Za-z ,.+-]+$',
        value: 'M4 20 12 3l8 17-8-4z',
        help: 'An SVG path on a 24 by 24 grid.',
      }),
      sid: unseen(line('Place name', { unique: true, pattern: '^[a-z]+$' })),
      number: unseen(integer('Number', { unique: true })),
    },
  },
  service: {
    plural: 'services',
    name: 'Service',
    title: 'name',
    list: ['name'],
    sort: 'name',
    check: serviceFaults,
    fields: {
      name: line('Name', { required: true, min: 3, max: 60 }),
      shortName: line('Short name', { required: true, min: 2, max: 30, help: 'For menus and tight spaces.' }),
      slug: slug('End of the address', {
        from: 'name',
        required: true,
        unique: true,
        help: 'Made from the name: logo-design makes /service/logo-design.',
      }),
      packages: many('catalogue.package', 'Packages', {
        help: 'from the cheapest to the most expensive; none on pages that only list their category',
      }),
      orderNoun: line('Plural in the estimator', {
        max: 30,
        help: 'What visitors order there: Logos. Empty for ‘Orders’.',
      }),
      promise: line('Promise', { required: true, shown: { min: 3, max: 110 }, help: 'One line below the heading.' }),
      about: paragraphs('About', {
        required: true,
        min: 2,
        max: 3,
        help: `Of 50 to 90 words each. ${byName}`,
      }),
      audience: lines('Who it is for', {
        required: true,
        min: 3,
        max: 5,
        help: 'Situations, without a full stop.',
      }),
      deliverables: lines('What the client gets', {
        required: true,
        min: 3,
        max: 8,
        help: 'Without a full stop.',
      }),
      process: many('shared.point', 'Steps', { min: 4, max: 6 }),
      technologies: lines('Technologies or methods', { required: true, min: 4, max: 10 }),
      questions: many('shared.question', 'Questions', { min: 5, max: 8 }),
      related: services('Related services', { required: true, min: 3, max: 4 }),
      searchTitle: line('Title for search engines', {
        required: true,
        shown: { min: 3, max: 60 },
        help: byName,
      }),
      searchDescription: text('Description for search engines', {
        required: true,
        shown: { min: 100, max: 160 },
        help: byName,
      }),
      words: one('catalogue.words', 'In the chat’s questions', { required: true }),
      alsoCalled: lines('Found by', {
        required: true,
        min: 2,
        help: 'Not shown. What visitors may type to find it, in the chat and the search. In lower case.',
      }),
      things: lines('Found by, where nothing else fits', {
        help: 'Rarely needed. Words that other services share: site',
      }),
      // Permanent: the ids of its answers are derived from it.
      number: unseen(integer('Number', { unique: true, min: 0, max: 136 })),
    },
  },
  'guest-posts': {
    single: true,
    plural: 'all-guest-posts',
    name: 'Rarely: guest posts',
    fields: {
      sites: many('catalogue.guest-post-price', 'Sites', { min: 1 }),
      delivery: one('shared.duration', 'Delivery time', { required: true }),
      words: integer('Words of an article', { required: true, min: 1 }),
      alsoCalled: lines('What visitors call them', { required: true, min: 2 }),
    },
  },
  redirects: {
    single: true,
    plural: 'all-redirects',
    name: 'Rarely: moved addresses',
    fields: {
      removed: many('catalogue.removed-service', 'Services no longer sold'),
      moved: many('catalogue.moved-address', 'Other addresses'),
      endings: lines('Former endings', { help: 'Endings that addresses of services used to have.' }),
    },
  },
};

module.exports = { components, types };
