import { expect, test } from 'vitest';
import { extractHydrationData } from './extract-hydration-data.ts';

const context = 'window.__reactRouterContext';
const inline = (text: string) =>
  `<script>${context}.streamController.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});</script>`;
const end = `<script>${context}.streamController.close();</script>`;
const waiting = '<script type="text/start" data-scripts="/assets/a.js">import "/assets/a.js";</script>';

test('the data a page hydrates from becomes a file that the page names', () => {
  const extracted = extractHydrationData(`<body><p>Text</p>${waiting}${inline('["</b>","\\"$&"]\n')}${end}</body>`);
  expect(extracted?.data).toBe('["</b>","\\"$&"]\n');
  expect(extracted?.file).toMatch(/^assets\/hydration-[\w-]{8}\.json$/);
  expect(extracted?.html).toBe(
    `<body><p>Text</p>${waiting.replace('"text/start"', `"text/start" data-hydration="/${extracted?.file}"`)}</body>`,
  );
});

test('several chunks are joined in order', () => {
  expect(extractHydrationData(`${waiting}${inline('[1,')}${inline('2]')}${end}`)?.data).toBe('[1,2]');
});

test('equal data has one file, other data another', () => {
  const fileOf = (text: string) => extractHydrationData(`${waiting}${inline(text)}${end}`)?.file;
  expect(fileOf('[1]')).toBe(fileOf('[1]'));
  expect(fileOf('[1]')).not.toBe(fileOf('[2]'));
});

test('a page that does not hydrate, or is incomplete, is left alone', () => {
  expect(extractHydrationData('<body><p>Text</p></body>')).toBeNull();
  expect(extractHydrationData(`${inline('[1]')}${end}`)).toBeNull();
  expect(extractHydrationData(`${waiting}${inline('[1]')}`)).toBeNull();
});
