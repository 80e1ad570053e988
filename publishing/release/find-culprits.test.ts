import { expect, test } from 'vitest';
import { makeConsistent } from '../content/make-consistent.ts';
import { repositoryContent } from '../content/repository-content.ts';
import { findCulprits } from './find-culprits.ts';
import { change } from './fixture-change.ts';

const live = repositoryContent();
const finding = { where: 'knowledge/entries/banners-and-infographics.md:188', reason: 'entry 896: equals names 1362' };
const blamed = (content: typeof live) => findCulprits([finding], [], content, live).culprits;

test('a finding that names nothing is due to the service that was removed, not to the redirect this adds', () => {
  const { content } = makeConsistent(
    change(live, 'service', 'infographic-design', () => undefined),
    live,
  );
  expect(content.redirects).not.toEqual(live.redirects);
  expect(blamed(content)).toMatchObject([{ type: 'service', key: 'infographic-design' }]);
});

test('redirects that staff changed are blamed', () => {
  const content = change(live, 'redirects', 'redirects', (value) => ({ ...value, moved: { '/old': '/nowhere' } }));
  expect(blamed(content)).toMatchObject([{ type: 'redirects', key: 'redirects' }]);
});

test('the records that name what was removed are known', () => {
  const content = change(live, 'service', 'infographic-design', () => undefined);
  const files = [
    { file: 'content/posts.ts', text: '', places: [{ line: 1, type: 'post' as const, key: 'logo-brief' }] },
  ];
  const reason = "names 'infographic-design'";
  const { culprits } = findCulprits([{ where: 'content/posts.ts:1', reason }], files, content, live);
  expect(culprits).toMatchObject([
    { key: 'infographic-design', others: [{ type: 'post', record: 'logo-brief', reason }] },
  ]);
});
