import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { maxPhotographBytes } from '#content/photograph.ts';
import { readBounded } from '#server/read-body.ts';
import { copyName, pictureTypes, type Upload } from './upload.ts';

/** The site's copies of what staff uploaded. */
export interface PictureStore {
  folder: string;
  /** Fetches missing pictures. Returns why any could not be fetched, by the name of their copies. */
  fetch: (uploads: readonly Upload[], signal?: AbortSignal) => Promise<ReadonlyMap<string, string>>;
  /** Deletes all copies except these. */
  keepOnly: (names: ReadonlySet<string>) => Promise<void>;
}

interface Options {
  /** The admin host's URL, the only source of pictures. */
  adminUrl: string;
  folder: string;
  limits?: Partial<typeof usualLimits>;
}

const usualLimits = {
  pictures: 300,
  bytesInAll: 1_000_000_000,
  /** Time limits for one picture, and for all pictures of a pull. The rest waits for the next one. */
  oneMs: 20_000,
  allMs: 60_000,
};

/** Why a picture isn't available, worded for staff. */
class PictureError extends Error {
  override name = 'PictureError';
}

function reasonOf(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  if (!(error instanceof Error)) return `${error}`;
  if (error.name === 'TimeoutError') return 'it took too long to fetch';
  return `it could not be fetched: ${error.cause instanceof Error ? error.cause.message || error.message : error.message}`;
}

function addressOf(url: string, adminUrl: string): URL {
  if (!URL.canParse(url, adminUrl)) throw new PictureError('it has no URL');
  const address = new URL(url, adminUrl);
  if (address.origin !== new URL(adminUrl).origin)
    throw new PictureError(`its URL is on another host: ${address.host}`);
  return address;
}

async function download(address: URL, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(address, { redirect: 'error', signal });
  try {
    if (!response.ok) throw new PictureError(`the admin host answered ${response.status}`);
    const data = await readBounded(response, maxPhotographBytes);
    if (!data) throw new PictureError(`it is larger than ${maxPhotographBytes / 1_000_000} MB`);
    return data;
  } catch (error) {
    await response.body?.cancel().catch(() => undefined);
    throw error;
  }
}

export function openPictureStore({ adminUrl, folder, limits: own }: Options): PictureStore {
  const limits = { ...usualLimits, ...own };

  async function sizeOf(name: string): Promise<number | undefined> {
    return (await stat(path.join(folder, name)).catch(() => undefined))?.size;
  }

  /** Fetches a picture and returns its size. */
  async function fetchOne({ url, mime }: Upload, name: string, signal: AbortSignal): Promise<number> {
    const type = pictureTypes[mime];
    if (!type) throw new PictureError(`it is ${mime}; photographs are JPEG, PNG, WebP or AVIF`);
    const data = await download(addressOf(url, adminUrl), signal);
    if (!type.begins(data)) throw new PictureError(`its type is ${mime}, but its content isn't`);
    await mkdir(folder, { recursive: true });
    const draft = path.join(folder, `.${name}`);
    await writeFile(draft, data);
    await rename(draft, path.join(folder, name));
    return data.byteLength;
  }

  return {
    folder,
    async fetch(uploads, signal) {
      const wanted = new Map(uploads.map((each) => [copyName(each), each]));
      const failed = new Map<string, string>();
      const timeout = [AbortSignal.timeout(limits.allMs), ...(signal ? [signal] : [])];
      const end = performance.now() + limits.allMs;
      let had = 0;
      let bytes = 0;
      for (const [name, each] of wanted) {
        try {
          if (had >= limits.pictures) throw new PictureError(`there are more than ${limits.pictures} photographs`);
          if (performance.now() >= end) throw new PictureError('all photographs together took too long to fetch');
          if (bytes >= limits.bytesInAll) throw new PictureError('all photographs together are too large');
          const known = await sizeOf(name);
          bytes +=
            known ?? (await fetchOne(each, name, AbortSignal.any([...timeout, AbortSignal.timeout(limits.oneMs)])));
          had += 1;
        } catch (error) {
          failed.set(name, reasonOf(error));
        }
      }
      return failed;
    },
    async keepOnly(names) {
      const present = await readdir(folder).catch(() => []);
      await Promise.all(present.filter((name) => !names.has(name)).map((name) => rm(path.join(folder, name))));
    },
  };
}
