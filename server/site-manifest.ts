import { z } from 'zod';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const siteFile = z.object({
  /** Where visitors find it: '/about', '/assets/entry-1a2b.js'. */
  path: z.string().startsWith('/'),
  /** Where it lies below build/client. */
  file: z.string(),
  type: z.string(),
  /** Without quotes; each encoding adds its own ending. */
  etag: z.string(),
  /** The encodings that lie beside the file. */
  encodings: z.array(z.enum(encodings)),
  /** Set for pages: what lets their inline scripts run. */
  scriptHashes: z.array(z.string()).optional(),
  /** The query parameters that change it: with one of them it is made for the request. */
  parameters: z.array(z.string()).optional(),
});

export const siteManifest = z.object({ files: z.array(siteFile) });

export type SiteFile = z.infer<typeof siteFile>;
export type SiteManifest = z.infer<typeof siteManifest>;

/** What the build leaves for the server, next to build/client. */
export const manifestName = 'site.json';

export const encodingSuffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
