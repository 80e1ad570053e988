import { expect, test } from 'vitest';
import { createLinkCheck } from './link-check.ts';
import { linksOfPage, linksOfText } from './links-of.ts';
import { parsePage } from './parse-page.ts';

const faultOf = createLinkCheck({
  site: 'https://site.example',
  paths: new Set(['/', '/about', '/feed.xml']),
  ids: new Map([['/about', new Set(['team'])]]),
  otherSites: ['https://app.example'],
});

test.each([
  '/',
  '/about',
  '/about?from=menu',
  '/about#team',
  '#team',
  'https://site.example/feed.xml',
  'https://app.example/anything',
  'mailto:info@site.example?subject=Hello',
])('%s on /about is right', (link) => {
  expect(faultOf(link, '/about')).toBeUndefined();
});

test.each([
  ['/abuot', 'no page'],
  ['/about/', 'no page'],
  ['#nobody', 'no place'],
  ['/feed.xml#entry', 'no place'],
  ['http://site.example/about', 'do not know'],
  ['//elsewhere.example/about', 'do not know'],
  ['https://', 'no address'],
  ['javascript:alert(1)', 'do not know'],
  ['mailto:', 'do not know'],
])('%s on /about is wrong', (link, fault) => {
  expect(faultOf(link, '/about')).toContain(fault);
});

test('links are found anywhere in a page', () => {
  const { document } = parsePage(
    [
      '<!DOCTYPE html><html lang="en"><head><title>x</title><link rel="icon" href="/icon.png"/>',
      '<meta property="og:image" content="https://site.example/share.png"/><meta name="viewport" content="width=1"/>',
      '<script type="application/ld+json">{"@id":"https://site.example/#x","url":"https://site.example/a"}</script></head>',
      '<body><a href="/b?c=1&amp;d=2">b</a><form action="/e"><button formaction="/f"></button></form><img src="/g.png"/>',
      '<script type="text/start" data-scripts="/h.js /i.js"></script></body></html>',
    ].join(''),
  );
  expect(linksOfPage(document).sort()).toEqual(
    [
      '/b?c=1&d=2',
      '/e',
      '/f',
      '/g.png',
      '/h.js',
      '/i.js',
      '/icon.png',
      'https://site.example/a',
      'https://site.example/share.png',
    ].sort(),
  );
});

test('links in texts are found without surrounding punctuation', () => {
  const text =
    'See **https://site.example/a**, (https://site.example/b). [c](/c) and [d](#d), <loc>https://e.example</loc>, `https://f.example`';
  expect(linksOfText(text)).toEqual([
    'https://site.example/a',
    'https://site.example/b',
    'https://e.example',
    'https://f.example',
    '/c',
    '#d',
  ]);
});
