import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { type Block, inlineText } from './nodes.ts';
import { parseInline } from './parse-inline.ts';
import { parseReply } from './parse-reply.ts';

function kinds(text: string): string[] {
  return parseInline(text).map(({ kind }) => kind);
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === 'list' ? block.items.map(inlineText).join('\n') : inlineText(block.children)))
    .join('\n');
}

describe('parsing a reply', () => {
  test('double asterisks are bold, a lone pair stays', () => {
    expect(parseInline('a **b** c')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', children: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' c' },
    ]);
    expect(inlineText(parseInline('a ** b'))).toBe('a ** b');
  });

  test('lines that start with a dash or a bullet become one list', () => {
    const blocks = parseReply('Packages:\n- one\n• two\nDone');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'paragraph']);
    expect(blocks[1]?.kind === 'list' && blocks[1].items).toHaveLength(2);
  });

  test('links to service pages get the order anchor once; other URLs are unchanged', () => {
    const [own] = parseInline(`${company.site}/service/logo-design`);
    expect(own).toMatchObject({ kind: 'link', url: `${company.site}/service/logo-design#place-order` });
    const [anchored] = parseInline(`${company.site}/service/logo-design#place-order`);
    expect(anchored).toMatchObject({ url: `${company.site}/service/logo-design#place-order` });
    const [other] = parseInline('https://example.com/service/logo-design');
    expect(other).toMatchObject({ url: 'https://example.com/service/logo-design' });
    expect(parseInline(`See ${company.site}/contact.`).at(-1)).toEqual({ kind: 'text', text: '.' });
  });

  test('e-mail addresses become mail links', () => {
    expect(parseInline('info@agency.example')).toEqual([
      { kind: 'email', text: 'info@agency.example', url: 'mailto:info@agency.example' },
    ]);
  });

  test('phone numbers of seven or more digits open WhatsApp', () => {
    expect(parseInline('+44 20 7946 0958')).toEqual([
      { kind: 'phone', text: '+44 20 7946 0958', url: 'https://wa.me/442079460958' },
    ]);
    expect(kinds('call 042 3578 1234 now')).toContain('phone');
  });

  test.each([
    '$1,500,000',
    '2026-03-15',
    '15.03.2026',
    'order #12345678',
    '2091-2099',
    'https://x.example/1234567890',
    '4 to 60 days',
    '12345',
  ])('%s is no phone number', (text) => {
    expect(kinds(text)).not.toContain('phone');
  });

  test('no text is lost', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('**', '- ', '\n', '+44 20 7946 0958', `${company.site}/service/seo`, 'a@b.example', '$500', ' '),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const bare = (said: string) => said.replace(/\*\*|\s/gu, '').replace(/[-•]/gu, '');
        expect(bare(textOf(parseReply(text)))).toBe(bare(text));
      }),
    );
  });

  test.each([
    ['list items', '- a\n'],
    ['one word', 'x'],
    ['digits', '1'],
    ['spaced digits', '0 1 '],
    ['full stops in an address', 'https://a.example/.'],
    ['full stops', '.'],
    ['at-signs', 'a@'],
    ['e-mail addresses', 'a@b.example '],
    ['asterisks', '*'],
    ['bold words', '**a** '],
    ['spaces', ' '],
    ['dashes', '- '],
    ['plus signs', '+('],
  ])('100,000 letters of %s are read, and none is lost', (_case, piece) => {
    const text = `https://a${piece.repeat(100_000 / piece.length)}b`;
    const letters = (said: string) => said.replace(/[\s*-]/g, '').length;
    expect(letters(textOf(parseReply(text)))).toBe(letters(text));
  });
});
