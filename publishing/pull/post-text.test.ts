import { expect, test } from 'vitest';
import { parseMarkdown } from '#content/markdown.ts';
import { fromEditor, picturesIn } from './post-text.ts';

test.each([
  ['underlined words', 'This is <u>new </u>.', 'This is *new*.'],
  ['nothing underlined', 'This <u></u>is new.', 'This is new.'],
  ['what is crossed out', 'It costs ~~more~~ less.', 'It costs ~~more~~ less.'],
  ['headings of the first level', '# One\n\n## Two', '## One\n\n## Two'],
  ['headings of the fourth to sixth level', '#### Four\n\n###### Six', '### Four\n\n### Six'],
])('the editor writes %s', (_, body, wanted) => {
  expect(fromEditor(body)).toBe(wanted);
  expect(() => parseMarkdown(wanted)).not.toThrow();
});

test('a picture that the editor puts into a line becomes a paragraph of its own', () => {
  const body = 'Before ![The quay](http://localhost:1337/uploads/quay_1f.jpeg "At noon") after.';
  expect(picturesIn(body)).toEqual([
    {
      name: 'quay_1f.jpeg',
      url: '/uploads/quay_1f.jpeg',
      mime: 'image/jpeg',
      alternativeText: 'The quay',
      caption: 'At noon',
    },
  ]);
  const [before, shown, after] = parseMarkdown(fromEditor(body));
  expect([before?.kind, after?.kind]).toEqual(['paragraph', 'paragraph']);
  expect(shown).toMatchObject({
    kind: 'photograph',
    photograph: {
      file: expect.stringMatching(/^\.\.\/photographs\/quay-1f-[0-9a-f]+\.jpg$/),
      alt: 'The quay',
      caption: 'At noon',
    },
  });
});

test('an external picture is left to the checks', () => {
  const body = '![A cat](https://elsewhere.example/cat.jpg)';
  expect(picturesIn(body)).toEqual([]);
  expect(fromEditor(body)).toBe(body);
});
