import { z } from 'zod';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const siteFile = z.object({
  /** Its URL path: '/about', '/assets/entry-1a2b.js'. */
  path: z.string().startsWith('/'),
  /** Its path below build/client. */
  file: z.string(),
  type: z.string(),
  /** Without quotes; each encoding adds a suffix. */
  etag: z.string(),
  /** The encodings available next to the file. */
  encodings: z.array(z.enum(encodings)),
  /** Set for pages: the hashes of their inline scripts. */
  scriptHashes: z.array(z.string()).optional(),
  /** The query parameters it depends on: with one of them, it is rendered per request. */
  parameters: z.array(z.string()).optional(),
});

export const siteManifest = z.object({ files: z.array(siteFile) });

export type SiteFile = z.infer<typeof siteFile>;
export type SiteManifest = z.infer<typeof siteManifest>;

/** What the build writes for the server, next to build/client. */
export const manifestName = 'site.json';

export const encodingSuffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
