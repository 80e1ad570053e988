import { cp, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodingSuffixes, manifestName, type SiteFile, siteManifest } from '#server/site-manifest.ts';

/** For how many releases an asset is kept after the last page that uses it. */
const releasesKept = 20;
const agesFile = 'carried.json';

async function readManifest(build: string): Promise<SiteFile[]> {
  return [...siteManifest.parse(JSON.parse(await readFile(path.join(build, manifestName), 'utf8'))).files];
}

async function readAges(build: string): Promise<Record<string, number>> {
  return JSON.parse(await readFile(path.join(build, agesFile), 'utf8').catch(() => '{}'));
}

async function copyFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => cp(from, to));
}

/**
 * Copies scripts and styles of the previous build to the next, so that a page opened before publishing can still load
 * what it needs later, such as the chat.
 */
export async function carryAssets(previous: string, next: string): Promise<number> {
  const [earlier, files, ages] = await Promise.all([readManifest(previous), readManifest(next), readAges(previous)]);
  const present = new Set(files.map((file) => file.path));
  const carried = earlier.filter(
    (file) => file.path.startsWith('/assets/') && !present.has(file.path) && (ages[file.path] ?? 0) < releasesKept,
  );
  for (const { file, encodings } of carried) {
    for (const suffix of ['', ...encodings.map((encoding) => encodingSuffixes[encoding])]) {
      await copyFile(path.join(previous, 'client', file + suffix), path.join(next, 'client', file + suffix));
    }
  }
  await writeFile(path.join(next, manifestName), JSON.stringify({ files: [...files, ...carried] }));
  const aged = carried.map((file) => [file.path, (ages[file.path] ?? 0) + 1]);
  await writeFile(path.join(next, agesFile), JSON.stringify(Object.fromEntries(aged)));
  return carried.length;
}
