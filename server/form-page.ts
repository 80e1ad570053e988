import { createHash } from 'node:crypto';
import { formFields } from '#leads/form-fields.ts';
import { cacheFor } from './cache-for.ts';
import { compress } from './compress.ts';
import type { StoredFile } from './site.ts';

const tokenField = new RegExp(`(<input[^>]{0,200}\\sname="${formFields.token}"[^>]{0,200}\\svalue=")(?=")`);

/** Where a token is inserted: pages are prerendered, but a token says when its form was opened. */
export async function fillToken(html: string, token: () => Promise<string>): Promise<string> {
  if (!tokenField.test(html)) return html;
  const fresh = await token();
  return html.replace(tokenField, (start) => start + fresh);
}

/** A token that becomes valid after this many milliseconds. */
export type TokenSource = (aheadMs?: number) => Promise<string>;

export type FormPages = (file: StoredFile) => Promise<StoredFile>;

/** Visitors within this time share a page, so that it costs no more than one without a form. */
const sharedMs = 2_000;

/** Prerendered pages with a form: the token is inserted and the page compressed once per moment, for all visitors. */
export function createFormPages(token: TokenSource, now?: () => number): FormPages {
  const pages = new Map<string, () => Promise<StoredFile>>();
  return (file) => {
    // The minimum time to fill in the form counts from the last visitor who can get this page.
    const page = pages.get(file.path) ?? cacheFor(() => filledIn(file, () => token(sharedMs)), sharedMs, now);
    pages.set(file.path, page);
    return page();
  };
}

async function filledIn(file: StoredFile, token: () => Promise<string>): Promise<StoredFile> {
  const content = new TextEncoder().encode(await fillToken(new TextDecoder().decode(file.content), token));
  const encoded = [...file.encoded.keys()].map(
    async (encoding) => [encoding, await compress(content, encoding)] as const,
  );
  return {
    ...file,
    content,
    encoded: new Map(await Promise.all(encoded)),
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
}
