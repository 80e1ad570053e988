import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { attribute, type ParsedPage } from './parse-page.ts';

/** Headers of every document, and of every response in place of one. */
const withDocuments: Readonly<Record<string, RegExp>> = {
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d{8,}/,
};

/** Directives of every policy; script-src is checked separately. */
const policyDirectives: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};

/** Script types that only contain data, which the policy doesn't cover. */
const dataTypes = ['application/ld+json'];

function policyOf({ headers }: Response): Map<string, string> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((directive) => directive.trim());
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

/** Images may be embedded elsewhere, as link previews; nothing else may be loaded by other sites. */
function expectOwnOrPicture({ headers }: Response): void {
  const isPicture = headers.get('content-type')?.startsWith('image/');
  expect(headers.get('cross-origin-resource-policy')).toBe(isPicture ? 'cross-origin' : 'same-origin');
}

/** Embedded resources, governed by their page's headers; a worker's script is governed by its own. */
export function isPart(path: string): boolean {
  return /\.(?:js|css|data|woff2|png|jpe?g|webp|avif|ico|mp4)$/.test(path) && !path.includes('worker');
}

export function expectSafePart(response: Response): void {
  expectOwnOrPicture(response);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

export function expectPolicy(response: Response): void {
  const policy = policyOf(response);
  for (const [name, sources] of Object.entries(policyDirectives)) expect(policy.get(name), name).toBe(sources);
  expect(policy.get('script-src')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')*$/);
}

export function expectSafe(response: Response): void {
  expectSafePart(response);
  expectPolicy(response);
  for (const [name, value] of Object.entries(withDocuments)) expect(response.headers.get(name), name).toMatch(value);
}

/** The policy allows the page's inline scripts, each by its hash, and no others. */
export function expectOwnScripts(response: Response, { document }: ParsedPage): void {
  const inline = document
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src') && !dataTypes.includes(attribute(script, 'type')));
  const hashes = inline.map((script) => {
    return `'sha256-${createHash('sha256').update(script.textContent).digest('base64')}'`;
  });
  expect(hashes).not.toEqual([]);
  expect(policyOf(response).get('script-src')).toBe(["'self'", ...new Set(hashes)].join(' '));
}
