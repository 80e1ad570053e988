import { createHmac } from 'node:crypto';
import { isSameSecret } from '../hash.ts';
import type { KeyStore } from '../store/key-store.ts';

/** Reply-To addresses of notification emails. They can't be guessed and only staff see them. */
export interface ReplyAddresses {
  /** 'replies+h7k2-9qmd.0123…@agency.example' */
  of: (reference: string) => Promise<string>;
  /** The reference of the message whose reply address occurs in one of these texts. */
  referenceIn: (texts: readonly string[]) => Promise<string | undefined>;
}

/** 128 bits, encoded case-insensitively, because mail servers may change the case. */
const signatureLength = 32;
/** The signature is enough: whatever name precedes it, nobody else can create one. */
const signed = /\+([a-z0-9-]{1,20})\.([0-9a-f]{32})@/gi;

/** Addresses of one mailbox, distinguished by a suffix after '+'. */
export function createReplyAddresses(mailbox: string, keys: Pick<KeyStore, 'secret'>): ReplyAddresses {
  const at = mailbox.lastIndexOf('@');
  const [name, domain] = [mailbox.slice(0, at), mailbox.slice(at + 1)];

  async function signatureOf(reference: string): Promise<string> {
    const hmac = createHmac('sha256', await keys.secret('mail-replies')).update(reference);
    return hmac.digest('hex').slice(0, signatureLength);
  }

  return {
    of: async (reference) => `${name}+${reference.toLowerCase()}.${await signatureOf(reference)}@${domain}`,
    async referenceIn(texts) {
      for (const [, written = '', signature = ''] of texts.flatMap((text) => [...text.matchAll(signed)])) {
        const reference = written.toUpperCase();
        if (isSameSecret(signature.toLowerCase(), await signatureOf(reference))) return reference;
      }
      return undefined;
    },
  };
}
