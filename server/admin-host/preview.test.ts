import { expect, test, vi } from 'vitest';
import { createPreview } from './preview.ts';
import { previewSignature } from './shared-secret.ts';

const token = 'a-token-of-the-admin-host';
const now = Date.parse('2026-01-15T09:30:00Z');
const claim = { type: 'service', id: 'abc', panel: 'https://panel.example/admin', until: now + 60_000 };

function signed(claimed: unknown, by = token): string {
  const body = Buffer.from(JSON.stringify(claimed)).toString('base64url');
  return `${body}.${previewSignature(by, body)}`;
}

const page = '<html><head><style>p{color:red}</style></head><body>A draft</body></html>';

const sound = async () => ({ refusals: [] }) as unknown;

/** A supervisor that renders the draft at once, and checks it as configured. */
function supervisor(check: () => Promise<unknown>) {
  return vi.fn(({ about }: { about: string }) => (about === 'page' ? Promise.resolve({ html: page }) : check()));
}

async function open(of: string, ask = supervisor(sound)) {
  const { handle } = createPreview({ token, supervision: { ask }, now: () => now });
  const request = new Request(`http://site.example/api/preview?of=${encodeURIComponent(of)}`);
  return { response: await handle({ request, clientKey: '' }), ask };
}

test('a signed URL shows the draft, in the panel only, uncached and unlogged', async () => {
  const { response, ask } = await open(signed(claim));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page);
  expect(ask).toHaveBeenCalledWith({ about: 'page', type: 'service', id: 'abc' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors https://panel.example');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*'/);
});

test('the page does not wait for the check, whose findings follow below it', async () => {
  const checked = Promise.withResolvers<unknown>();
  const { response } = await open(
    signed(claim),
    supervisor(() => checked.promise),
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: expect.stringMatching(/A draft$/) });
  checked.resolve({ refusals: [{ reason: 'Has <b>' }] });
  expect(await reader?.read()).toMatchObject({ value: expect.stringContaining('<li>Has &lt;b&gt;</li>') });
  expect(await reader?.read()).toMatchObject({ value: '</body></html>' });
});

test('a check that fails says so below the page', async () => {
  const { response } = await open(
    signed(claim),
    supervisor(() => Promise.reject(new Error('too many drafts'))),
  );
  expect(await response.text()).toContain('Not checked: too many drafts</p></aside></body>');
});

test('a check with an invalid response says so as well', async () => {
  const { response } = await open(
    signed(claim),
    supervisor(async () => null),
  );
  expect(await response.text()).toContain('Not checked: ');
});

test.each([
  ['nothing', ''],
  ['an address that has run out', signed({ ...claim, until: now })],
  ['one signed with another token', signed(claim, 'another')],
  ['one whose claim was changed', `${Buffer.from('{}').toString('base64url')}.${signed(claim).split('.')[1]}`],
  ['one that claims nonsense', signed({ ...claim, id: '../secrets' })],
  ['a script for a panel', signed({ ...claim, panel: 'javascript:alert(1)' })],
  ['a signature without a claim', `.${previewSignature(token, '')}`],
  ['far too much', 'a'.repeat(5000)],
])('%s shows nothing', async (_, of) => {
  const { response, ask } = await open(of);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('This preview has ended');
  expect(ask).not.toHaveBeenCalled();
});

test('a page that cannot be rendered says why', async () => {
  const { response } = await open(signed(claim), vi.fn().mockRejectedValue(new Error('it has been <deleted>.')));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('it has been &lt;deleted&gt;.');
});
