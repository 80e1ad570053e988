import { expect, test } from 'vitest';
import { renderTexts } from '#catalogue/render-texts.ts';
import { services } from '#catalogue/services.ts';
import { questionId } from './question-id.ts';

test('a question becomes a readable fragment', () => {
  expect(questionId('Who owns the finished site?')).toBe('question-who-owns-the-finished-site');
  expect(questionId("What's in “Basic”, and what isn’t?")).toBe('question-whats-in-basic-and-what-isnt');
});

test('no two questions of a page share a fragment', () => {
  for (const { slug, text } of services) {
    const ids = renderTexts(text.questions).map(({ question }) => questionId(question));
    expect(new Set(ids).size, slug).toBe(ids.length);
  }
});
