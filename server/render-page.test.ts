import { expect, test } from 'vitest';
import { asClient } from './current-client.ts';
import { createPageRenderer, maxConcurrentPages } from './render-page.ts';
import { createSecurityHeaders } from './security-headers.ts';

test('renders a few pages at once, one per visitor, and none for visitors who have left', async () => {
  const { promise: go, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  let [atOnce, maxAtOnce] = [0, 0];
  const pages = createPageRenderer(
    {
      takesForms: () => false,
      async render({ url }) {
        begun.push(new URL(url).pathname);
        atOnce += 1;
        maxAtOnce = Math.max(maxAtOnce, atOnce);
        await go;
        atOnce -= 1;
        return new Response('made', { headers: { 'content-type': 'text/html' } });
      },
    },
    {
      security: createSecurityHeaders([]),
      scripts: { firstLayout: '', start: '', notices: '', atOnce: false },
      token: async () => '',
    },
  );
  const leaving = new AbortController();
  const ask = (client: string, name: string, init?: RequestInit) =>
    asClient(client, () => pages.render(new Request(`http://site.example/${name}`, init)));
  const ofOne = [ask('a', 'a1'), ask('a', 'a2', { signal: leaving.signal }), ask('a', 'a3')];
  const others = Array.from({ length: 2 * maxConcurrentPages }, (_, index) => ask(`${index}`, `other-${index}`));
  expect(begun).toEqual(['/a1', ...Array.from({ length: maxConcurrentPages - 1 }, (_, index) => `/other-${index}`)]);
  leaving.abort();
  resolve();
  const answers = await Promise.all([...ofOne, ...others]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(answers.length - 1).fill(200), 499]);
  expect(begun).not.toContain('/a2');
  expect(begun.at(-1)).toBe('/a3');
  expect(maxAtOnce).toBe(maxConcurrentPages);
});
