const { entryCategories } = require('../../knowledge/entry.ts');
const { choice, integer, line, lines, text } = require('./fields.js');

const categoriesCalled = {
  ...Object.fromEntries(entryCategories.map((name) => [name, `${name[0].toUpperCase()}${name.slice(1)}`])),
  seo: 'SEO',
  smalltalk: 'Small talk',
  assistant: 'About the assistant',
};

/** Entry fields that staff fill in when a visitor's question becomes an entry. */
const entryFields = {
  category: choice('Kind', entryCategories, { required: true, value: 'general', called: categoriesCalled }),
  tags: lines('Subjects', {
    help: 'Optional: refund, price, logo-design. Keep one that begins with ‘case-’: the assistant finds the answer by it.',
  }),
};

const answerHelp =
  'Plain text; **bold** and lines that begin with ‘- ’ are the only formatting. Insert figures from the list beside the form. At most 95 words.';

const types = {
  'knowledge-entry': {
    plural: 'knowledge-entries',
    name: 'Answer of the assistant',
    title: 'question',
    list: ['question'],
    sort: 'question',
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
      topic: line('Group', {
        required: true,
        value: 'from-visitors',
        pattern: '^[a-z0-9-]+$',
        help: 'Lower case and hyphens: payment-and-refunds. Usually left as it is.',
      }),
      equals: lines('Answers that are as good', {
        help: 'Optional: the numbers of answers that fit the same question.',
      }),
      number: integer('Number', { unique: true, min: 1, fixed: true, help: 'Assigned once, never changed.' }),
    },
  },
};

module.exports = { answerHelp, components: {}, entryFields, types };
