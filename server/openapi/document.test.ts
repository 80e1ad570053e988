import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { startFixture } from '../fixture-server.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: object } } }>;
  requestBody?: { content: { 'application/json': { schema: object } } };
}
interface Document {
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { responses: Operation['responses'] };
}

const document = openApiDocument('1.2.3') as Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
let fixture: Awaited<ReturnType<typeof startFixture>>;
beforeAll(async () => {
  fixture = await startFixture({ CHAT_RATE_LIMIT: '0', LOG: 'errors' });
});
afterAll(() => fixture.server.stop());

const service = serviceSlugs.find((slug) => packagesOf(slug).length > 0) ?? '';
const line = { service, package: packagesOf(service)[0]?.tier };

/** The response's schema, wherever it is in the document; undefined if there is no body. */
function answerSchema({ responses }: Operation, status: number): object | undefined {
  const said = responses[status];
  if (!said) throw new Error(`${status} is not described`);
  const [name] = said.$ref?.split('/').slice(-1) ?? [];
  return (name ? document.components.responses[name] : said)?.content?.['application/json'].schema;
}

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate({ ...openApiDocument('1.2.3') })).toMatchObject({ valid: true });
});

test.each([
  ['/api/search', '?q=kites', undefined, 200],
  ['/api/search', '?q=', undefined, 400],
  ['/api/chatbot/semantic-search', '', { query: 'How much is a logo?', history: null, topK: 2 }, 200],
  [
    '/api/chatbot/semantic-search',
    '',
    { query: 'a website and a logo for 900', history: [{ sender: 'user', text: 'hi' }] },
    200,
  ],
  ['/api/chatbot/semantic-search', '', { query: 'qqxzv blorf' }, 200],
  ['/api/chatbot/semantic-search', '', { query: 7 }, 400],
  ['/api/chatbot/feedback', '', { question: 'Why?', replyId: 1, score: 1 }, 204],
  ['/api/chatbot/feedback', '', {}, 400],
  ['/api/estimate', '', { lines: [line], discount: true }, 200],
  ['/api/estimate', '', { lines: [] }, 400],
])('%s%s %j is answered as described', async (path, query, body, status) => {
  const { get, post } = document.paths[path] ?? {};
  const operation = body === undefined ? get : post;
  if (!operation) throw new Error(`${path} is not described`);
  const response = await fetch(fixture.server.address + path + query, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  expect(response.status).toBe(status);
  const request = operation.requestBody?.content['application/json'].schema;
  if (request && status < 300) expect(ajv.validate(request, body), ajv.errorsText()).toBe(true);
  const promised = answerSchema(operation, status);
  if (!promised) return expect(await response.text()).toBe('');
  expect(ajv.validate(promised, await response.json()), ajv.errorsText()).toBe(true);
});

test('wrong types and large bodies are refused as described', async () => {
  for (const [path, { post }] of Object.entries(document.paths)) {
    if (!post) continue;
    const send = (type: string, body: string) =>
      fetch(fixture.server.address + path, { method: 'POST', headers: { 'content-type': type }, body });
    for (const response of [
      await send('text/plain', '{}'),
      await send('application/json', `"${'x'.repeat(70_000)}"`),
    ]) {
      expect([413, 415]).toContain(response.status);
      const promised = answerSchema(post, response.status) ?? false;
      expect(ajv.validate(promised, await response.json()), ajv.errorsText()).toBe(true);
    }
  }
});
