import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The built site without any script, compressed like the original: the lower bound for these pages. */
export async function writeBaseline(client: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-baseline-'));
  await cp(client, folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    const html = withoutScripts(await readFile(file, 'utf8'));
    await writeFile(file, html);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(html));
    await rm(`${file}.gz`, { force: true });
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Structured data stays, because it doesn't run. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}
