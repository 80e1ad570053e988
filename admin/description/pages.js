const { line, lines, many, one, picture, portfolioPieces, service, text } = require('./fields.js');

const heading = line('Heading', { required: true, min: 2 });
const lead = text('Lead', { required: true, min: 2, help: 'Below the heading.' });
const title = (label) => line(label, { required: true, min: 2 });

const components = {
  'page.text': { name: 'Heading and lead', fields: { heading, lead } },
  'page.collection-text': {
    name: 'Heading, lead and note',
    fields: { heading, lead, sampleNote: text('Note about samples') },
  },
  'page.collection-texts': {
    name: 'Texts of a collection',
    fields: {
      all: one('page.collection-text', 'While all are samples', { required: true }),
      some: one('page.collection-text', 'While some are samples', { required: true }),
      none: one('page.collection-text', 'When none is a sample', { required: true }),
    },
  },
  'page.price': {
    name: 'Starting price',
    title: 'service',
    fields: {
      service: service('Service', { required: true, help: 'The one the text links to.' }),
      text: line('Text', {
        required: true,
        help: 'Logos from {logo-design.from}, with the figure from the list beside the form.',
      }),
    },
  },
  'page.prepared-message': {
    name: 'Prepared message',
    title: 'label',
    fields: {
      label: title('Label'),
      subject: title('Subject'),
      message: text('Message', { required: true }),
    },
  },
};

const types = {
  'home-page': {
    single: true,
    plural: 'home-pages',
    name: 'Page: home',
    fields: {
      heading,
      lead,
      prices: many('page.price', 'Starting prices'),
      categoriesHeading: title('Heading of the categories'),
      categoriesLead: text('Lead of the categories', { required: true }),
      proofHeading: title('Heading of the proofs'),
      proofPoints: many('shared.point', 'Proofs'),
      workLead: text('Lead of the work', { required: true }),
      workLeadOfSamples: text('Lead of the work while all of it is samples', { required: true }),
      work: portfolioPieces('Work shown', {
        required: true,
        help: 'Pieces of the portfolio, in this order.',
      }),
      questionsHeading: title('Heading of the questions'),
      questions: many('shared.question', 'Questions'),
    },
  },
  'about-page': {
    single: true,
    plural: 'about-pages',
    name: 'Page: about',
    fields: {
      heading,
      lead,
      picture: picture('Photograph', { help: 'You, or your workplace; shown below the heading.' }),
      story: one('shared.section', 'What we do', { required: true }),
      work: one('shared.section', 'How we work', { required: true }),
      places: one('shared.section', 'Where we are', { required: true }),
      beliefsHeading: title('Heading of the beliefs'),
      beliefs: many('shared.point', 'Beliefs'),
    },
  },
  'careers-page': {
    single: true,
    plural: 'careers-pages',
    name: 'Page: careers',
    fields: {
      heading,
      lead,
      openHeading: title('Heading of the fields of work'),
      openText: text('Text of the fields of work', { required: true }),
      roles: many('shared.point', 'Fields of work'),
      sendHeading: title('Heading of what to send'),
      sendPoints: many('shared.point', 'What to send'),
      applyHeading: title('Heading of how to apply'),
      applyText: text('Text of how to apply', { required: true }),
      applySubject: title('Subject of the prepared email'),
    },
  },
  'contact-page': {
    single: true,
    plural: 'contact-pages',
    name: 'Page: contact',
    fields: {
      heading,
      lead,
      formHeading: title('Heading of the form'),
      formLead: text('Lead of the form', { required: true }),
      waysHeading: title('Heading of other ways'),
      ways: many('shared.point', 'Other ways'),
      adviceHeading: title('Heading of the advice'),
      advice: lines('Advice', { required: true, min: 1 }),
      messagesHeading: title('Heading of the prepared messages'),
      messages: many('page.prepared-message', 'Prepared messages'),
      officesHeading: title('Heading of the offices'),
      officesText: text('Text of the offices', { required: true }),
    },
  },
  'how-we-work': {
    single: true,
    plural: 'all-how-we-work',
    name: 'Page part: how we work',
    fields: { heading, lead, steps: many('shared.point', 'Steps') },
  },
  'terms-page': {
    single: true,
    plural: 'terms-pages',
    name: 'Page: terms',
    fields: { heading, lead, sections: many('shared.section', 'Sections') },
  },
  'collection-pages': {
    single: true,
    plural: 'all-collection-pages',
    name: 'Pages with lists',
    fields: {
      portfolioTexts: one('page.collection-texts', 'Portfolio', { required: true }),
      testimonialsTexts: one('page.collection-texts', 'Testimonials', { required: true }),
      blogText: one('page.text', 'Blog', { required: true }),
      sitemapText: one('page.text', 'Site map', { required: true }),
    },
  },
};

module.exports = { components, types };
