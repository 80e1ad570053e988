import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { callsWithSecret, previewSignature } from './shared-secret.ts';

interface PanelSecrets {
  previewSignature(token: string, text: string): string;
  webhookSecret(token: string): string;
}

/** The panel's side, which has its own packages and imports nothing of the site's. */
const panel = createRequire(import.meta.url)('../../admin/src/site/secrets.js') as PanelSecrets;
const token = 'a-token-of-the-admin-host';

test('panel and site sign a preview URL alike', () => {
  expect(panel.previewSignature(token, 'body')).toBe(previewSignature(token, 'body'));
  expect(panel.previewSignature(token, 'body')).not.toBe(previewSignature('another token', 'body'));
});

test("the panel's calls are recognized by a secret that both sides derive from the token", () => {
  const call = (by: string) =>
    new Request('http://site.example', { headers: { 'x-webhook-secret': panel.webhookSecret(by) } });
  const isPanel = callsWithSecret(token);
  expect(isPanel(call(token))).toBe(true);
  expect(isPanel(call('another token'))).toBe(false);
});
