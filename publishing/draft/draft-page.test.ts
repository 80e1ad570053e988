import { expect, test } from 'vitest';
import { draftAnswer, draftPage } from './draft-page.ts';

const whole = { leavesOutPhotograph: false };

test('a page says that it is a preview, has no scripts and is not indexed', () => {
  const html = '<html><head><title>A</title><script>go()</script></head><body class="b"><p>Text</p></body></html>';
  const page = draftPage(html, whole);
  expect(page).toContain(
    '<body class="b"><aside class="draft-bar"><p><strong>Preview</strong> of what was last saved.',
  );
  expect(page).toContain('noindex');
  expect(page).not.toContain('<script');
});

test('a photograph that is not encoded yet is mentioned', () => {
  const html = '<html><head></head><body></body></html>';
  expect(draftPage(html, whole)).not.toContain('photograph');
  expect(draftPage(html, { leavesOutPhotograph: true })).toContain('A new photograph is prepared when you publish');
});

test('an answer looks like in the chat', () => {
  const page = draftAnswer({ question: 'A & B?', answer: '**Yes**:\n- one\n- two\n\nMore <i>.' }, whole);
  expect(page).toContain('A &amp; B?');
  expect(page).toContain('<p><strong>Yes</strong>:</p><ul><li>one</li><li>two</li></ul><p>More &lt;i&gt;.</p>');
});
