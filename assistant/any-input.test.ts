import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studentAssistant } from '../bench/student-assistant.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    'a'.repeat(10_000),
    '$'.repeat(5_000),
    'how much '.repeat(3_000),
    '**'.repeat(4_000),
    '1 '.repeat(5_000),
    'a basic logo and a premium logo and '.repeat(200),
    'کیا آپ',
    '网站多少钱',
    'constructor __proto__',
  ),
);

test('no input of any length or script throws', async () => {
  const assistant = await studentAssistant();
  await fc.assert(
    fc.asyncProperty(text, text, async (asked, earlier) => {
      const answer = await assistant.reply({
        question: asked,
        history: [{ sender: 'user', text: earlier }],
        topK: 3,
      });
      expect('match' in answer ? answer.match.answer : answer.message).not.toBe('');
    }),
    { numRuns: 200 },
  );
});
