import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { renderReferences } from '#catalogue/references.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { company } from '#company/facts.ts';
import { startFixture } from '../fixture-server.ts';

let fixture: Awaited<ReturnType<typeof startFixture>>;
beforeAll(async () => {
  fixture = await startFixture({ CHAT_RATE_LIMIT: '0', SEARCH_RATE_LIMIT: '0' });
});
afterAll(() => fixture.server.stop());

const slug = serviceSlugs.find((each) => packagesOf(each).some(({ price }) => price !== null)) ?? '';
const sold = packagesOf(slug).find(({ price }) => price !== null);
if (!sold?.price) throw new Error('Nothing is sold at a price.');
const { tier, price } = sold;

/** The two protocol revisions that the library supports: with and without a handshake. */
const revisions = [
  ['2025-11-25', { mode: 'legacy' }],
  ['2026-07-28', { mode: { pin: '2026-07-28' } }],
] as const;

describe.each(revisions)(
  'the official client, with protocol %s, gets what the pages say',
  (revision, versionNegotiation) => {
    let client: Client;
    beforeAll(async () => {
      client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation });
      await client.connect(new StreamableHTTPClientTransport(new URL(`${fixture.server.address}/mcp`)));
    });
    afterAll(() => client.close());

    const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
    const textOf = ({ content }: Awaited<ReturnType<typeof call>>) =>
      content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

    test("the server's name, and that all tools are read-only", async () => {
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect(client.getServerVersion()?.name).toBe(company.storagePrefix);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(['ask', 'list_services', 'get_service', 'estimate', 'search']);
      expect(tools.filter(({ annotations, outputSchema }) => !annotations?.readOnlyHint || !outputSchema)).toEqual([]);
    });

    test('a price', async () => {
      const result = await call('get_service', { service: slug });
      const packages = (result.structuredContent as { packages: { package: string; price: number | null }[] }).packages;
      expect(packages.map((each) => [each.package, each.price])).toEqual(
        packagesOf(slug).map((row) => [row.tier, row.price]),
      );
      const { services } = (await call('list_services', {})).structuredContent as { services: { service: string }[] };
      expect(services.map(({ service }) => service)).toEqual(serviceSlugs);
    });

    test('an estimate, with a link to it', async () => {
      const result = await call('estimate', { lines: [{ service: slug, package: tier, quantity: 2 }] });
      expect(result.structuredContent).toMatchObject({ due: 2 * price, currency: company.currency });
      expect((result.structuredContent as { url: string }).url).toBe(
        `${company.site}/estimate?item=${slug}.${tier}.2#estimate`,
      );
    });

    test('the rule for refunds, from the assistant', async () => {
      const result = await call('ask', { question: 'Can I get a refund?' });
      expect(result.structuredContent).toMatchObject({ answered: true });
      expect(textOf(result)).toContain(renderReferences('{policy.refund-window}'));
      expect(textOf(await call('ask', { question: `How much is ${slug.replaceAll('-', ' ')}?` }))).toContain(
        formatMoney(price),
      );
    });

    test('what the search finds', async () => {
      const result = await call('search', { query: 'kites' });
      expect(result.structuredContent).toMatchObject({ results: [{ url: `${company.site}/about` }] });
    });

    test('every page as Markdown', async () => {
      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri)).toEqual([`${company.site}/about.md`, `${company.site}/index.md`]);
      const { contents } = await client.readResource({ uri: `${company.site}/about.md` });
      expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringContaining('# About') }]);
      await expect(client.readResource({ uri: `${company.site}/none.md` })).rejects.toThrow('There is no page');
    });

    test.each([
      ['no question', 'ask', {}],
      ['an empty question', 'ask', { question: '' }],
      ['a question of spaces', 'ask', { question: ' ' }],
      ['a question too long', 'ask', { question: 'x'.repeat(2_001) }],
      ['an unknown service', 'get_service', { service: '__proto__' }],
      ['an unknown category', 'list_services', { category: 'none' }],
      ['an order of nothing', 'estimate', { lines: [] }],
      ['a billion of one thing', 'estimate', { lines: [{ service: slug, package: tier, quantity: 1e9 }] }],
      ['an unknown package', 'estimate', { lines: [{ service: slug, package: 'none' }] }],
      ['too many lines', 'estimate', { lines: Array.from({ length: 31 }, () => ({ service: slug, package: tier })) }],
      ['a search for nothing', 'search', { query: '' }],
    ])('%s is explained', async (_case, name, args) => {
      const result = await call(name, args);
      expect(result.isError).toBe(true);
      expect(textOf(result)).not.toMatch(/\bat .+\.ts:\d+|node:internal/);
    });
  },
);

function post(body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> {
  return fetch(`${fixture.server.address}/mcp`, {
    method,
    ...(method === 'POST' && { body }),
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  });
}

const message = (method: string, params: unknown = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

describe('invalid messages', () => {
  test.each([
    ['nothing', ''],
    ['half a message', '{"jsonrpc":"2.0"'],
    ['no message', '{}'],
    ['a number', '7'],
    ['null', 'null'],
    ['many messages at once', `[${message('tools/list')},${message('tools/list')}]`],
    ['no bytes of text', '\ufffd'],
    ['a subscription that would never end', message('subscriptions/listen')],
    ['something enormous', JSON.stringify({ method: 'x'.repeat(70_000) })],
  ])('%s is refused', async (_case, body) => {
    const response = await post(body);
    expect([400, 413]).toContain(response.status);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  });

  test.each([
    ['an unknown method', message('no/such')],
    ['an unknown tool', message('tools/call', { name: 'rm' })],
    ['a name that is none', message('tools/call', { name: { a: 1 } })],
    ['no parameters', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call' })],
    ['parameters that are none', message('tools/call', 'x')],
    ['a strange number', JSON.stringify({ jsonrpc: '2.0', id: { a: 1 }, method: 'tools/list' })],
    ['another protocol', JSON.stringify({ jsonrpc: '1.0', id: 1, method: 'tools/list' })],
    ['a resource elsewhere', message('resources/read', { uri: 'file:///etc/passwd' })],
    ['a resource that is no address', message('resources/read', { uri: '%' })],
    ['a log level', message('logging/setLevel', { level: 'debug' })],
  ])('%s never fails the server', async (_case, body) => {
    for (const version of ['2025-11-25', '2026-07-28', '1999-01-01', '\u00e9']) {
      const response = await post(body, { 'mcp-protocol-version': version });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toMatch(/\bat .+\.(?:m?js|ts):\d+|node:internal/);
    }
  });

  test('other methods, types and sites are refused', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) expect((await post('', {}, method)).status).toBe(405);
    expect((await post(message('tools/list'), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(message('tools/list'), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(message('tools/list'), { accept: 'text/html' })).status).toBe(406);
  });
});
