import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEntries } from './parse-entries.ts';

const file = `# Payment and refunds
category: policy

## 142 Can I pay in parts?
- pay in instalments
- split the payment
tags: payment, policy
equals: 143, 63

No. Payment is {policy.upfront} up front.

- It is made in the app.
- You get an invoice.

## 143 Is there a receipt?
- invoice please
- do i get a bill

Yes.
`;

test('an entry has its number, question, wordings, tags, category, answer and place in the file', () => {
  const { drafts, findings } = parseEntries('entries/payment.md', file);
  expect(findings).toEqual([]);
  expect(drafts).toHaveLength(2);
  expect(drafts[0]).toEqual({
    id: 142,
    question: 'Can I pay in parts?',
    answer: 'No. Payment is {policy.upfront} up front.\n\n- It is made in the app.\n- You get an invoice.',
    category: 'policy',
    alternatives: ['pay in instalments', 'split the payment'],
    tags: ['payment', 'policy'],
    equals: [143, 63],
    source: 'entries/payment.md:4',
  });
  expect(drafts[1]).toMatchObject({ tags: [], equals: [] });
});

test('tags under the title are those of every entry', () => {
  const { drafts } = parseEntries('a.md', file.replace('\n\n## ', '\ntags: needs-express\n\n## '));
  expect(drafts.map(({ tags }) => tags)).toEqual([['payment', 'policy', 'needs-express'], ['needs-express']]);
});

test('Windows line endings make no difference', () => {
  expect(parseEntries('a.md', file.replaceAll('\n', '\r\n'))).toEqual(parseEntries('a.md', file));
});

test('a heading without a number is reported with its line; other entries are kept', () => {
  const { drafts, findings } = parseEntries('a.md', file.replace('## 143 Is', '## Is'));
  expect(drafts.map(({ id }) => id)).toEqual([142]);
  expect(findings).toEqual([
    { source: 'a.md:15', id: undefined, reason: "a heading is '## ', a number and the question" },
  ]);
});

test('a missing empty line before an answer is reported with file, line and id', () => {
  const { findings } = parseEntries('a.md', file.replace('bill\n\nYes.', 'bill\nYes.'));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ source: 'a.md:15', id: 143 });
  expect(findings[0]?.reason).toContain("'Yes.'");
});

test('a file without a title or with an unknown category is reported', () => {
  const reasons = parseEntries('a.md', 'category: polcy\n').findings.map(({ reason }) => reason);
  expect(reasons[0]).toContain('title');
  expect(reasons[1]).toContain('category');
});

test('no text makes the parser throw', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('## 12 What?', '##', '- ', 'tags: a,,b', '', '# x', 'category: seo'),
  );
  fc.assert(fc.property(fc.array(line), (lines) => parseEntries('a.md', lines.join('\n')).drafts.length >= 0));
});
