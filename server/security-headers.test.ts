import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function headersFor(site: string, analyticsOrigins: readonly string[] = []) {
  vi.stubEnv('SITE_URL', site);
  const { createSecurityHeaders } = await import('./security-headers.ts');
  return createSecurityHeaders(analyticsOrigins).base;
}

test('HSTS is sent only if the site has TLS', async () => {
  expect(await headersFor('https://site.example')).toHaveProperty('strict-transport-security');
  vi.resetModules();
  expect(await headersFor('http://site.example')).not.toHaveProperty('strict-transport-security');
});

test('Trusted Types allow only our own policy, and are off with third-party scripts', async () => {
  const { 'content-security-policy': own = '' } = await headersFor('');
  expect(own).toContain("require-trusted-types-for 'script'; trusted-types default");
  const { 'content-security-policy': others = '' } = await headersFor('', ['https://analytics.example']);
  expect(others).not.toContain('trusted-types');
});
