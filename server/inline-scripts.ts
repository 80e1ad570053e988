import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The inline scripts of every page, built from `app/start/`. */
const inlineScripts = z.object({
  firstLayout: z.string(),
  start: z.string(),
  /** Only where there are notices. */
  notices: z.string(),
  /** The page's own scripts run without waiting for the visitor. */
  atOnce: z.boolean(),
});

export type InlineScripts = z.infer<typeof inlineScripts>;

/** What the build writes for pages rendered on request, next to build/client. */
export const inlineScriptsName = 'inline-scripts.json';

export async function readInlineScripts(buildFolder: string): Promise<InlineScripts> {
  return inlineScripts.parse(JSON.parse(await readFile(path.join(buildFolder, inlineScriptsName), 'utf8')));
}
