const wide = { default: 12, isResizable: false };
const half = { default: 6, isResizable: false };

/** Fields that look like any other to everything but the panel, where `src/admin/fields/` shows them. */
const customFields = [
  { name: 'documents', type: 'text', inputSize: wide },
  { name: 'keyword', type: 'string', inputSize: half },
  { name: 'checkbox', type: 'boolean', inputSize: half },
  { name: 'choice', type: 'enumeration', inputSize: half },
];

module.exports = { customFields };
