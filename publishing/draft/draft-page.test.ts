import { expect, test } from 'vitest';
import { draftAnswer, draftPage } from './draft-page.ts';

const sound = { refusals: [], leavesOutPhotograph: false };

test('a page says that it is a preview, runs nothing and is found by nobody', () => {
  const html = '<html><head><title>A</title><script>go()</script></head><body class="b"><p>Text</p></body></html>';
  const page = draftPage(html, sound);
  expect(page).toContain(
    '<body class="b"><aside class="draft-bar"><p><strong>Preview</strong> of what was last saved.',
  );
  expect(page).toContain('noindex');
  expect(page).not.toContain('<script');
});

test('what the site would refuse stands above, and is no markup', () => {
  const page = draftPage('<html><head></head><body></body></html>', { ...sound, refusals: [{ reason: 'Has <b>' }] });
  expect(page).toContain('<li>Has &lt;b&gt;</li>');
});

test('an answer looks as in the chat', () => {
  const page = draftAnswer({ question: 'A & B?', answer: '**Yes**:\n- one\n- two\n\nMore <i>.' }, sound);
  expect(page).toContain('A &amp; B?');
  expect(page).toContain('<p><strong>Yes</strong>:</p><ul><li>one</li><li>two</li></ul><p>More &lt;i&gt;.</p>');
});
