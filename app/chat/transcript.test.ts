import { expect, test } from 'vitest';
import { maxLength } from '#leads/limits.ts';
import { basedOn } from './based-on.ts';
import { greeting } from './conversation.ts';
import type { Message } from './message.ts';
import { emailHandOver, transcript, transcriptForTeam, whatsappHandOver } from './transcript.ts';

const timestamp = '2026-01-01T10:00:00.000Z';
const question: Message = { id: 1, text: 'How much is a logo & a banner?', sender: 'user', timestamp };
const reply: Message = {
  id: 2,
  text: 'A **logo** is $50.',
  sender: 'bot',
  timestamp,
  reply: {
    id: 3,
    question: 'How much is a logo?',
    source: 'catalogue',
    facts: [
      { value: '$50', row: 'kite-building/small', field: 'price' },
      { value: '4 days', row: 'kite-building/small', field: 'days' },
      { value: '$100', row: 'kite-building/large', field: 'price' },
    ],
    links: [],
    suggestions: [],
    tables: [{ caption: 'Logos', head: ['Package', 'Price'], rows: [['Basic', '$50']] }],
  },
};
const messages = [greeting(0), question, reply];

test('the transcript holds every message with its time, and its tables as lines', () => {
  const text = transcript(messages);
  expect(text).toContain('You (2026-01-01 10:00 UTC)\nHow much is a logo & a banner?');
  expect(text).toContain('A logo is $50.\n\nLogos\nPackage | Price\nBasic | $50');
});

test('the team reads the visitor as "Visitor"', () => {
  expect(transcriptForTeam(messages)).toContain('Visitor (2026-01-01 10:00 UTC)\nHow much is a logo & a banner?');
  const long = Array.from({ length: 200 }, (_, id) => ({ ...question, id, text: 'x'.repeat(500) }));
  expect(transcriptForTeam(long)).toHaveLength(maxLength.transcript);
});

test('the hand-over tells the team what was asked and which figures were named', () => {
  for (const address of [whatsappHandOver(messages), emailHandOver(messages)]) {
    const text = decodeURIComponent(address ?? '');
    expect(text).toContain('- How much is a logo & a banner?');
    expect(text).toContain('- Kite Building, Small: $50, 4 days');
  }
});

test('a very long conversation still fits into a URL', () => {
  const long = Array.from({ length: 200 }, (_, id) => ({ ...question, id, text: 'x'.repeat(500) }));
  expect(emailHandOver(long).length).toBeLessThan(2_500);
});

test('a reply names the price list rows or the question it is based on', () => {
  const extras = { facts: reply.reply?.facts ?? [], question: 'Q?' };
  expect(basedOn({ ...extras, source: 'catalogue' })).toBe('our price list: Kite Building (Small, Large)');
  const named = ['box-kites/da10', 'sky-tales/1000-words'].map((row) => ({ value: '', row, field: 'price' }));
  expect(basedOn({ ...extras, facts: named, source: 'catalogue' })).toBe(
    'our price list: Box Kites & More (DA10+); Sky Tales (1,000 words)',
  );
  expect(basedOn({ ...extras, facts: [], source: 'knowledge' })).toBe('“Q?”');
  expect(basedOn({ ...extras, source: 'intent' })).toBeUndefined();
});
