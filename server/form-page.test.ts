import { gunzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formFields } from '#leads/form-fields.ts';
import { createFormPages, fillToken } from './form-page.ts';
import type { StoredFile } from './site.ts';

const field = renderToString(createElement('input', { type: 'hidden', name: formFields.token, value: '' }));
const token = async () => 'a.$1.b';

test('a form gets a token', async () => {
  const html = await fillToken(`<form>${field}</form>`, token);
  expect(html).toBe('<form><input type="hidden" name="token" value="a.$1.b"/></form>');
});

test('a page without a form gets no token', async () => {
  const asked: string[] = [];
  const html = await fillToken('<input name="query" value="">', async () => asked.push('token').toString());
  expect(html).toBe('<input name="query" value="">');
  expect(asked).toEqual([]);
});

test('simultaneous visitors share a page, later ones get a new token', async () => {
  const content = new TextEncoder().encode(`<form>${field}</form>`);
  const encoded = new Map([['gzip', content]] as const);
  const built: StoredFile = {
    path: '/contact',
    file: '',
    type: 'text/html',
    etag: 'x',
    encodings: [],
    content,
    encoded,
  };
  let time = 0;
  let issued = 0;
  const formPage = createFormPages(
    async () => `token-${++issued}`,
    () => time,
  );
  const [first, second] = await Promise.all([formPage(built), formPage(built)]);
  expect(second).toBe(first);
  expect(new TextDecoder().decode(first?.content)).toContain('value="token-1"');
  expect(gunzipSync(first?.encoded.get('gzip') ?? '').toString()).toContain('value="token-1"');
  time = 60_000;
  const later = await formPage(built);
  expect(new TextDecoder().decode(later.content)).toContain('value="token-2"');
  expect(later.etag).not.toBe(first?.etag);
});
