import { z } from 'zod';
import { isSameSecret } from '../hash.ts';
import { previewSignature } from './shared-secret.ts';

const claim = z.object({
  type: z.string().regex(/^[a-z-]{1,40}$/),
  id: z.string().regex(/^[\w-]{1,100}$/),
  /** The panel's origin, the only one allowed to frame the page. */
  panel: z.url({ protocol: /^https?$/ }).max(200),
  /** Milliseconds since 1970. */
  until: z.number(),
});

export type PreviewClaim = z.infer<typeof claim>;

const maxTokenLength = 1000;

/** What a preview URL permits: 'BODY.SIGNATURE', signed by the admin host; undefined once expired. */
export function readPreviewToken(text: string, token: string, now: number): PreviewClaim | undefined {
  if (text.length > maxTokenLength) return undefined;
  const [body = '', signature = ''] = text.split('.');
  if (!isSameSecret(signature, previewSignature(token, body))) return undefined;
  try {
    const { data } = claim.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    return data && data.until > now ? data : undefined;
  } catch {
    return undefined;
  }
}
