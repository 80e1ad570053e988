import { expect, test } from 'vitest';
import { change } from '../release/fixture-change.ts';
import { mapTypes } from './content.ts';
import { locateProblems, refusalOf } from './locate-problems.ts';
import { repositoryContent } from './repository-content.ts';

const repository = repositoryContent();
/** As fetched from the panel, with ids. */
const content = mapTypes((type) => repository[type].map((kept) => ({ ...kept, id: `${type}-${kept.key}` })));

test('what keeps a service on the site is listed by record, each once, with the field that names it', () => {
  const published = change(content, 'service', 'logo-design', () => undefined);
  const question = content['knowledge-entry'].find(({ key }) => key === '850')?.value.question;
  const [located] = locateProblems(
    [
      {
        type: 'service',
        record: 'logo-design',
        reason: 'it cannot be removed while texts name it: …',
        naming: [
          { type: 'post', record: 'logo-brief', reason: '{logo-design.from} is no figure: is {logo.from} meant?' },
          { type: 'knowledge-entry', record: '850', reason: `entry 850: names '${question}'` },
          { type: 'post', record: 'logo-brief', reason: "names 'logo-design'" },
        ],
      },
    ],
    published,
    content,
  );
  expect(located).toMatchObject({
    reason: 'It can’t go off the site while 2 other texts name it: open it to see which',
    meanwhile: 'It is unpublished, and visitors still see it.',
    naming: [
      { type: 'post', kind: 'Blog post', id: 'post-logo-brief', name: expect.stringContaining('logo') },
      { type: 'knowledge-entry', kind: 'Answer of the assistant', id: 'knowledge-entry-850', field: 'question' },
    ],
  });
  expect(JSON.stringify(located)).not.toContain('meant');
});

const service = content.service.find(({ key }) => key === 'infographic-design');
const [asked, , printed] = service?.value.text.questions ?? [];
const number = 1000 + 10 * (service?.value.facts.number ?? 0);

test('a wording that another answer has is quoted at its field, with that answer', () => {
  const published = change(content, 'knowledge-entry', '850', (value) => ({
    ...value,
    alternatives: [...value.alternatives, 'what’s in a brief? it’s a logo', "what's best for print"],
  }));
  const reason = `entry 850: 'what's best for print' asks the same as 'infographic print poster' of ${number + 2} (catalogue/services/infographic-design.ts)`;
  const [located] = locateProblems([{ type: 'knowledge-entry', record: '850', reason }], published, content);
  expect(located && refusalOf(located)).toEqual({
    reason: `‘what's best for print’ asks the same as ‘${printed?.question}’ of the service ‘Infographic Design’, in the words ‘infographic print poster’: take it out, or ask something else`,
    field: 'alternatives',
    other: { type: 'service', id: 'service-infographic-design', name: 'Infographic Design' },
  });
});

test('a question that an answer has already is quoted as it was typed, whichever of the two is checked first', () => {
  const entry = content['knowledge-entry'].find(({ key }) => key === '850')?.value;
  const reason = `knowledge-entry 850: entry 850: '${entry?.alternatives[0]}' asks the same as 'infographic collect data' of ${number} (catalogue/services/infographic-design.ts)`;
  const [located] = locateProblems([{ type: 'service', record: 'infographic-design', reason }], content, content);
  expect(located && refusalOf(located)).toEqual({
    reason: `‘${asked?.question}’ asks the same as ‘${entry?.question}’ of another answer, in the words ‘${entry?.alternatives[0]}’: take it out, or ask something else`,
    field: 'questions.0.question',
    other: { type: 'knowledge-entry', id: 'knowledge-entry-850', name: entry?.question },
  });
});
