import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, startLater } from './page-html.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashes of inline scripts', () => {
  test('cover classic scripts, modules and import maps, each once', () => {
    const html =
      '<script>a()</script><script type="module" async="">b()</script><script>a()</script>' +
      '<script type="importmap">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()'), hashOf('{}')]);
  });

  test('leave out external files and data blocks', () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"@type":"WebSite"}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('handle attributes with a closing bracket, and all line ends', () => {
    expect(inlineScriptHashes('<script data-note="a > b">\r\nx()\r\n</script>')).toEqual([hashOf('\nx()\n')]);
  });

  test("are those of the script's exact text", () => {
    const text = fc.string().filter((value) => !/<\/script|\r/i.test(value));
    fc.assert(
      fc.property(text, (script) => {
        expect(inlineScriptHashes(`<p>before</p><script>${script}</script><p>after</p>`)).toEqual([hashOf(script)]);
      }),
    );
  });
});

describe('the start of a page', () => {
  const preload = '<link rel="modulepreload" href="/assets/entry.js"/>';
  const start = '<script type="module" async="">import "/assets/entry.js";</script>';
  const html = `<html><head>${preload}<link rel="preload" as="font" href="/a.woff2"/></head><body><main></main>${start}</body></html>`;

  const scripts = { firstLayout: 'first("$&")', start: 'later("$1")', notices: 'closable()', atOnce: false };

  test('is deferred: the page itself requests no script', () => {
    const page = startLater(html, scripts);
    expect(page).not.toContain('modulepreload" href');
    expect(page).not.toContain('<script type="module"');
    expect(page).toContain('data-scripts="/assets/entry.js">import "/assets/entry.js";</script>');
    expect(page).toContain('<script>later("$1")</script></body>');
  });

  test('is immediate where required', () => {
    expect(startLater(html, scripts)).not.toContain('data-at-once');
    expect(startLater(html, { ...scripts, atOnce: true })).toContain('data-at-once>import');
  });

  test('leaves preloads of fonts in the head', () => {
    expect(startLater(html, scripts)).toContain('<head><link rel="preload" as="font" href="/a.woff2"/>');
  });

  test('limits the first layout to what is visible', () => {
    expect(startLater(html, scripts)).toContain('<script>first("$&")</script></head>');
  });

  test('hides dismissed notices before they are painted', () => {
    const strip = '<aside id="notices" class="n"><p>Closed</p></aside>';
    const page = startLater(html.replace('<main>', `${strip}<main>`), scripts);
    expect(page).toContain(`${strip}<script>closable()</script><main>`);
    expect(startLater(html, scripts)).not.toContain('closable()');
  });

  test('is allowed by its hash', () => {
    expect(inlineScriptHashes(startLater(html, scripts))).toContain(hashOf('import "/assets/entry.js";'));
  });

  test('leaves a page without scripts, or one already processed, unchanged', () => {
    const bare = '<html><head></head><body></body></html>';
    expect(startLater(bare, scripts)).toBe(bare);
    const done = startLater(html, scripts);
    expect(startLater(done, scripts)).toBe(done);
  });
});
