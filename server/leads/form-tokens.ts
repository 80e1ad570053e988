import type { TokenSource } from '../form-page.ts';
import type { KeyStore } from '../store/key-store.ts';
import { checkToken, issueToken, type TokenVerdict } from './form-token.ts';

const secretName = 'form';

/** The tokens of all forms, which record when a form was opened. */
export interface FormTokens {
  /** A fresh one; empty while the database is down. */
  fresh: TokenSource;
  check: (token: string, minSeconds: number) => Promise<TokenVerdict>;
}

export function createFormTokens(keys: KeyStore, now: () => number = Date.now): FormTokens {
  return {
    async fresh(aheadMs = 0) {
      try {
        return issueToken(await keys.secret(secretName), now() + aheadMs);
      } catch {
        return '';
      }
    },
    check: async (token, minSeconds) => checkToken(await keys.secret(secretName), token, now(), minSeconds),
  };
}
