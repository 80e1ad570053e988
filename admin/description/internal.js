const { choice, data, line, text, time, unseen } = require('./fields.js');

const fixed = { fixed: true };

/** The panel's own records: written only by its buttons, and not accessible to any token. */
const types = {
  'scheduled-change': {
    plural: 'scheduled-changes',
    name: 'Scheduled',
    title: 'record',
    list: ['record', 'change', 'at', 'reason'],
    sort: 'at',
    inbox: true,
    ownOnly: true,
    fields: {
      record: line('Which', { ...fixed, required: true }),
      change: choice('What', ['publish', 'unpublish', 'return'], { ...fixed, required: true }),
      at: time('When', { ...fixed, required: true }),
      reason: text('Why it could not be done', fixed),
      kind: unseen(line('Type', fixed)),
      document: unseen(line('Document', fixed)),
      by: unseen(line('By', fixed)),
      // What is published then.
      content: unseen(data('What it said', fixed)),
    },
  },
  version: {
    plural: 'versions',
    name: 'Version',
    title: 'document',
    inbox: true,
    ownOnly: true,
    hidden: true,
    fields: {
      kind: line('Type', { ...fixed, required: true }),
      document: line('Document', { ...fixed, required: true }),
      by: line('By', fixed),
      at: time('When', { ...fixed, required: true }),
      // Nothing if it was unpublished.
      content: data('What it said', fixed),
    },
  },
};

module.exports = { components: {}, types };
