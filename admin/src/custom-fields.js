const wide = { default: 12, isResizable: false };
const half = { default: 6, isResizable: false };

/** Fields that behave like any other except in the panel, where `src/admin/fields/` renders them. */
const customFields = [
  { name: 'documents', type: 'text', inputSize: wide },
  { name: 'keyword', type: 'string', inputSize: half },
  { name: 'checkbox', type: 'boolean', inputSize: half },
  { name: 'choice', type: 'enumeration', inputSize: half },
];

module.exports = { customFields };
