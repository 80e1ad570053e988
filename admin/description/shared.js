const { choice, integer, keyword, line, lines, paragraphs, text, yesOrNo } = require('./fields.js');

function upsideDown({ from, to }) {
  return from > to ? [{ at: 'from', message: `From ${from} is more than to ${to}` }] : [];
}

/** Groups of fields used in several forms. */
const components = {
  'shared.duration': {
    name: 'Time',
    check: upsideDown,
    fields: {
      from: integer('From', { required: true, min: 1, help: 'The same as ‘To’ if there is only one figure.' }),
      to: integer('To', { required: true, min: 1 }),
      unit: choice('Unit', ['day', 'week', 'month'], { required: true, value: 'day' }),
    },
  },
  'shared.range': {
    name: 'From and to',
    check: upsideDown,
    fields: {
      from: integer('From', { required: true, min: 1 }),
      to: integer('To', { required: true, min: 1 }),
    },
  },
  'shared.question': {
    name: 'Question',
    title: 'question',
    fields: {
      question: line('Question', { required: true, min: 3, pattern: '\\?$', help: 'Ends with a question mark.' }),
      answer: text('Answer', {
        required: true,
        min: 3,
        help: '30 to 80 words. Insert figures from the list beside the form.',
      }),
    },
  },
  'shared.point': {
    name: 'Point',
    title: 'title',
    fields: {
      title: line('Title', { required: true, min: 2 }),
      text: text('Text', { required: true, min: 2 }),
    },
  },
  'shared.section': {
    name: 'Section',
    title: 'title',
    fields: {
      anchor: keyword('Name in links', {
        from: 'title',
        required: true,
        help: 'Made from the title: /about#our-story leads here.',
      }),
      title: line('Title', { required: true, min: 2 }),
      paragraphs: paragraphs('Text', { required: true, min: 1 }),
      list: lines('List below the text'),
      listsAreasNotServed: yesOrNo('The list is that of the areas not served', {
        help: 'Takes the list from the policies instead.',
      }),
    },
  },
};

module.exports = { components };
