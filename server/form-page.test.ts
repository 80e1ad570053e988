import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formFields } from '#leads/form-fields.ts';
import { fillToken } from './form-page.ts';

const field = renderToString(createElement('input', { type: 'hidden', name: formFields.token, value: '' }));
const token = async () => 'a.$1.b';

test('a form gets a token where React left it empty', async () => {
  const html = await fillToken(`<form>${field}</form>`, token);
  expect(html).toBe('<form><input type="hidden" name="token" value="a.$1.b"/></form>');
});

test('a page without a form costs no token', async () => {
  const asked: string[] = [];
  const html = await fillToken('<input name="query" value="">', async () => asked.push('token').toString());
  expect(html).toBe('<input name="query" value="">');
  expect(asked).toEqual([]);
});
