import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Encoding, encodingSuffixes, manifestName, type SiteFile, siteManifest } from './site-manifest.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface StoredFile extends SiteFile {
  content: Bytes;
  encoded: ReadonlyMap<Encoding, Bytes>;
}

/** Every built file by its path. */
export type Site = ReadonlyMap<string, StoredFile>;

/** All files are kept in memory: for a few megabytes, no response touches the disk. */
export async function loadSite(buildFolder: string): Promise<Site> {
  const text = await readFile(path.join(buildFolder, manifestName), 'utf8');
  const { files } = siteManifest.parse(JSON.parse(text));
  const stored = await Promise.all(files.map((file) => loadFile(path.join(buildFolder, 'client'), file)));
  return new Map(stored.map((file) => [file.path, file]));
}

async function loadFile(folder: string, file: SiteFile): Promise<StoredFile> {
  const location = path.join(folder, file.file);
  const [content, ...encoded] = await Promise.all([
    readFile(location),
    ...file.encodings.map(async (encoding) => {
      return [encoding, await readFile(location + encodingSuffixes[encoding])] as const;
    }),
  ]);
  return { ...file, content, encoded: new Map(encoded) };
}
