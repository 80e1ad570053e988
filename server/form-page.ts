import { createHash } from 'node:crypto';
import { formFields } from '#leads/form-fields.ts';
import { compress } from './compress.ts';
import { onceAMoment } from './once-a-moment.ts';
import type { StoredFile } from './site.ts';

const tokenField = new RegExp(`(<input[^>]{0,200}\\sname="${formFields.token}"[^>]{0,200}\\svalue=")(?=")`);

/** Pages are built ahead, tokens say when a form was opened: each form gets its own on the way out. */
export async function fillToken(html: string, token: () => Promise<string>): Promise<string> {
  if (!tokenField.test(html)) return html;
  const fresh = await token();
  return html.replace(tokenField, (start) => start + fresh);
}

/** Gives a token whose time begins in so many milliseconds. */
export type FreshToken = (aheadMs?: number) => Promise<string>;

export type FormPages = (file: StoredFile) => Promise<StoredFile>;

/** Visitors of the same moment get the same page, so it costs no more than one without a form. */
const sharedMs = 2_000;

/** Built pages with a form, filled in with a token and compressed once for everybody who comes within a moment. */
export function createFormPages(token: FreshToken, now?: () => number): FormPages {
  const pages = new Map<string, () => Promise<StoredFile>>();
  return (file) => {
    // The last visitor to get it must not be quicker with it than the first.
    const page = pages.get(file.path) ?? onceAMoment(() => filledIn(file, () => token(sharedMs)), sharedMs, now);
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
