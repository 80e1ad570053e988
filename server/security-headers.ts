import { orderApp, whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';

export interface SecurityHeaders {
  /** For every response without its own headers that is or may become a document, including those without a page. */
  base: Readonly<Record<string, string>>;
  /** The headers for a response of this type that doesn't set its own. */
  forType: (type: string | null) => Readonly<Record<string, string>>;
  /** The policy of a page with these inline scripts. */
  policyFor: (scriptHashes: readonly string[]) => string;
}

/** Features that no page of ours uses, disabled for anything that might be injected. */
const closedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'midi', 'serial'];

/**
 * Subresources that nobody opens as a document: document headers would add about 900 bytes per file without effect. An
 * SVG can be opened and could run scripts, so it isn't one of these.
 */
const partOfPage = /^(?:text\/(?:css|javascript)|font\/|video\/|image\/(?!svg))/;

export function createSecurityHeaders(analyticsOrigins: readonly string[]): SecurityHeaders {
  // A form without scripts may lead to the ordering app, a mail program or WhatsApp, also by a redirect.
  const elsewhere = [orderApp?.services, whatsappUrl()].filter((address) => address !== undefined);
  const formTargets = ["'self'", ...elsewhere.map((address) => new URL(address).origin), 'mailto:'];
  const analytics = analyticsOrigins.length > 0 ? ` ${analyticsOrigins.join(' ')}` : '';

  // Third-party scripts are written for pages without Trusted Types; with them, the browser would block what they do.
  const trustedTypes = analytics ? [] : ["require-trusted-types-for 'script'", 'trusted-types default'];

  function policyFor(scriptHashes: readonly string[]): string {
    return [
      "default-src 'self'",
      `script-src 'self'${scriptHashes.map((hash) => ` ${hash}`).join('')}${analytics}`,
      "style-src 'self'",
      `img-src 'self' data:${analytics}`,
      "font-src 'self'",
      `connect-src 'self'${analytics}`,
      "object-src 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      `form-action ${formTargets.join(' ')}`,
      ...trustedTypes,
    ].join('; ');
  }

  const everywhere = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  const base = {
    'content-security-policy': policyFor([]),
    // A promise that only a site with TLS can keep.
    ...(company.site.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
    ...everywhere,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };

  return { policyFor, base, forType: (type) => (partOfPage.test(type ?? '') ? everywhere : base) };
}
