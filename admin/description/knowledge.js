const { choice, integer, line, lines, text } = require('./fields.js');

/** As `knowledge/entry.ts` has them. */
const entryCategories = [
  'general',
  'availability',
  'pricing',
  'timeline',
  'services',
  'technical',
  'seo',
  'content',
  'design',
  'marketing',
  'policy',
  'ordering',
  'company',
  'contact',
  'smalltalk',
  'assistant',
];

/** Fields that an entry has and that staff fill in where a visitor's question becomes one. */
const entryFields = {
  category: choice('Category', entryCategories, { required: true, value: 'general' }),
  tags: lines('Tags', {
    help: 'Services by the end of their address, tiers and subjects: logo-design, premium, price, refund.',
  }),
};

const answerHelp =
  'Plain text; **bold** and lines that begin with ‘- ’ are the only formatting. Figures by name, as {logo-design.basic.price}. At most 95 words.';

const types = {
  'knowledge-entry': {
    plural: 'knowledge-entries',
    name: 'Answer of the assistant',
    title: 'question',
    list: ['number', 'question'],
    sort: 'number',
    fields: {
      question: line('Question', { required: true, min: 2, max: 160, help: 'As a visitor would ask it.' }),
      answer: text('Answer', { required: true, min: 1, help: answerHelp }),
      alternatives: lines('Other wordings', {
        required: true,
        min: 1,
        max: 12,
        longest: 160,
        help: 'Short, long, misspelt, indirect; six or more are good.',
      }),
      ...entryFields,
      topic: line('Topic', {
        required: true,
        value: 'from-visitors',
        pattern: '^[a-z0-9-]+$',
        help: 'Gathers entries in lists: payment-and-refunds',
      }),
      equals: lines('Equal entries', { help: 'Numbers of entries whose answer is as good for the same question.' }),
      number: integer('Number', { unique: true, min: 1, fixed: true, help: 'Given once.' }),
    },
  },
};

module.exports = { answerHelp, components: {}, entryFields, types };
