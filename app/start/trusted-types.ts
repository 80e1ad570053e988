interface TrustedTypes {
  createPolicy: (name: string, policy: Record<string, (text: string) => string | null>) => void;
}

const emptyScript = '<script></script>';

/**
 * Which strings may be used as more than text, in browsers with Trusted Types. React creates an empty script element
 * from markup and fills it with structured data, which contains no '<'; scripts and workers come from this site. Script
 * text is allowed, because the CSP runs only what it has the hash of.
 */
export function trustOwnScripts(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && text !== emptyScript ? null : text),
    createScript: (text) => text,
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
