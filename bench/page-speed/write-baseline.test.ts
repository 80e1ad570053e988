import { expect, test } from 'vitest';
import { withoutScripts } from './write-baseline.ts';

test('a baseline keeps everything except scripts', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const html = `<head>${data}</head><p>Text</p><script>start()</script><script type="module" src="/a.js"></script>`;
  expect(withoutScripts(html)).toBe(`<head>${data}</head><p>Text</p>`);
});
