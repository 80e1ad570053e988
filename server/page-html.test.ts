import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, movePreloadsBehindContent } from './page-html.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashes of inline scripts', () => {
  test('cover classic scripts, modules and import maps, each once', () => {
    const html =
      '<script>a()</script><script type="module" async="">b()</script><script>a()</script>' +
      '<script type="importmap">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()'), hashOf('{}')]);
  });

  test('leave out files and data blocks', () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"@type":"WebSite"}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('see through attributes that hold a closing bracket, and through any line ends', () => {
    expect(inlineScriptHashes('<script data-note="a > b">\r\nx()\r\n</script>')).toEqual([hashOf('\nx()\n')]);
  });

  test('are those of the script text, whatever it is', () => {
    const text = fc.string().filter((value) => !/<\/script|\r/i.test(value));
    fc.assert(
      fc.property(text, (script) => {
        expect(inlineScriptHashes(`<p>before</p><script>${script}</script><p>after</p>`)).toEqual([hashOf(script)]);
      }),
    );
  });
});

describe('module preloads', () => {
  const preload = '<link rel="modulepreload" href="/assets/entry.js"/>';

  test('move from the head to the end of the body', () => {
    const html = `<html><head>${preload}<link rel="stylesheet" href="/a.css"/></head><body><main></main></body></html>`;
    expect(movePreloadsBehindContent(html)).toBe(
      `<html><head><link rel="stylesheet" href="/a.css"/></head><body><main></main>${preload}</body></html>`,
    );
  });

  test('stay where they are when moved already', () => {
    const html = `<html><head></head><body><main></main>${preload}</body></html>`;
    expect(movePreloadsBehindContent(html)).toBe(html);
  });

  test('do not take preloads of fonts with them', () => {
    const html = '<html><head><link rel="preload" as="font" href="/f.woff2"/></head><body></body></html>';
    expect(movePreloadsBehindContent(html)).toBe(html);
  });
});
