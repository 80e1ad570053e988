import { orderApp, whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';

export interface SecurityHeaders {
  /** For every response that does not bring its own and is or may become a document: answers without a page too. */
  base: Readonly<Record<string, string>>;
  /** The headers for a response of this type that does not bring its own. */
  forType: (type: string | null) => Readonly<Record<string, string>>;
  /** The policy of a page with these inline scripts. */
  policyFor: (scriptHashes: readonly string[]) => string;
}

/** The features no page of ours uses, switched off for anything that might get in. */
const closedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'midi', 'serial'];

/**
 * What pages are made of and nobody opens as a document: the headers that govern documents would be some 900 bytes with
 * each file, and say nothing there. A drawing (SVG) can be opened and could run scripts, so it is none of these.
 */
const partOfPage = /^(?:text\/(?:css|javascript)|font\/|video\/|image\/(?!svg))/;

export function createSecurityHeaders(analyticsOrigins: readonly string[]): SecurityHeaders {
  // A form without scripts may end at the ordering app, in a mail program or in WhatsApp, also by a redirect.
  const elsewhere = [orderApp?.services, whatsappUrl()].filter((address) => address !== undefined);
  const formTargets = ["'self'", ...elsewhere.map((address) => new URL(address).origin), 'mailto:'];
  const analytics = analyticsOrigins.length > 0 ? ` ${analyticsOrigins.join(' ')}` : '';

  // Scripts of others are written for pages without: with them the browser would refuse what they do.
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
