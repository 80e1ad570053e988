interface TrustedTypes {
  createPolicy: (name: string, policy: Record<string, (text: string) => string | null>) => void;
}

const emptyScript = '<script></script>';

/**
 * What strings may become more than text, where the browser asks (Trusted Types). React makes an empty script element
 * from markup and fills it with data for search engines, which holds no '<'; scripts and workers come from this site.
 * Text of scripts goes through: the content security policy runs only what it has the hash of.
 */
export function trustOwnScripts(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && text !== emptyScript ? null : text),
    createScript: (text) => text,
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
