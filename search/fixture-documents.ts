import type { SearchDocument } from './document.ts';

/** A small site. */
export const fixtureDocuments: readonly SearchDocument[] = [
  {
    kind: 'service',
    title: 'Kite Design',
    path: '/service/kite-design',
    also: ['diamond', 'sky sail'],
    note: 'from $5',
  },
  { kind: 'package', title: 'Kite Design, Basic', path: '/service/kite-design#place-order', text: 'one kite' },
  { kind: 'package', title: 'Kite Design, Standard', path: '/service/kite-design#place-order', text: 'two kites' },
  { kind: 'package', title: 'Kite Design, Premium', path: '/service/kite-design#place-order', text: 'ten kites' },
  { kind: 'package', title: 'Kite Design, Deluxe', path: '/service/kite-design#place-order', text: 'many kites' },
  { kind: 'page', title: 'Careers', path: '/careers', text: 'We hire people who fold.' },
  { kind: 'section', title: 'Refunds and cancellation', path: '/terms#refunds', note: 'Terms', text: 'within an hour' },
  { kind: 'post', title: 'How strings break', path: '/blog/how-strings-break', text: 'Wind, mostly.' },
  {
    kind: 'answer',
    title: 'Can I fly it in the rain?',
    also: ['is it waterprof', 'wet kite'],
    text: 'Better not.',
    entry: 7,
    equals: [8],
  },
  { kind: 'answer', title: 'Does rain harm it?', also: ['rain damage'], text: 'It does.', entry: 8, equals: [7] },
];
