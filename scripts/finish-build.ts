import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { configuredScripts } from '#app/consent/third-party-scripts.ts';
import { pageParameters } from '#app/pages/page-parameters.ts';
import { type InlineScripts, inlineScriptsName } from '#server/inline-scripts.ts';
import { isText, mediaType } from '#server/media-types.ts';
import { inlineScriptHashes, startLater } from '#server/page-html.ts';
import {
  type Encoding,
  encodingSuffixes,
  manifestName,
  type SiteFile,
  type SiteManifest,
} from '#server/site-manifest.ts';
import { bundleInline } from './bundle-inline.ts';
import { extractHydrationData } from './extract-hydration-data.ts';
import { resultCache } from './result-cache.ts';

/**
 * From 0 to 11 (smallest), which what a first visit loads needs: a page fits into the first round trip of a connection.
 * There are many drawings: at 10 they take a third of the time and 2 to 3 % more bytes. A build that only serves for
 * looking at pages may use a faster one for everything.
 */
const brotliQuality = { firstLoad: 11, drawings: 10 };
const chosenQuality = Number(process.env.BROTLI_QUALITY || brotliQuality.firstLoad);

function qualityFor(file: string): number {
  const { firstLoad, drawings } = brotliQuality;
  return Math.min(chosenQuality, /\.(?:html|js|css)$/.test(file) ? firstLoad : drawings);
}

/** Below this size, a compressed file with its headers is hardly smaller. */
const worthCompressing = 200;
const compressors: Record<Encoding, (content: Buffer, quality: number) => Promise<Buffer>> = {
  br: (content, quality) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

const kept = resultCache('compressed');
const buildFolder = path.resolve(process.argv[2] ?? 'build');
const clientFolder = path.join(buildFolder, 'client');
const inlineScripts: InlineScripts = {
  firstLayout: await bundleInline('first-layout'),
  start: await bundleInline('start-page'),
  notices: await bundleInline('notices'),
  // Consent for third-party scripts is asked for as soon as a page is loaded.
  atOnce: configuredScripts(process.env) !== null,
};

/** Writes the page as visitors get it, and the file it hydrates from, whose name it returns. */
async function finishPage(page: string): Promise<string[]> {
  const location = path.join(clientFolder, page);
  const html = startLater(await readFile(location, 'utf8'), inlineScripts);
  const extracted = extractHydrationData(html);
  await writeFile(location, extracted?.html ?? html);
  if (!extracted) return [];
  await writeFile(path.join(clientFolder, extracted.file), extracted.data);
  return [extracted.file];
}

async function finishFile(file: string): Promise<SiteFile> {
  const isPage = file.endsWith('.html');
  const content = await readFile(path.join(clientFolder, file));
  const type = mediaType(file);
  return {
    path: addressOf(file),
    file,
    type,
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    encodings: isText(type) && content.byteLength >= worthCompressing ? await compress(file, content) : [],
    ...(isPage ? { scriptHashes: inlineScriptHashes(content.toString()) } : {}),
    ...(isPage || file.endsWith('.data') ? { parameters: [...pageParameters(addressOf(file))] } : {}),
  };
}

/** 'about/index.html' is '/about', 'index.html' is '/'. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
}

async function compress(file: string, content: Buffer): Promise<Encoding[]> {
  const [location, quality] = [path.join(clientFolder, file), qualityFor(file)];
  const smaller = await Promise.all(
    Object.entries(compressors).map(async ([name, compressor]) => {
      const encoding = name as Encoding;
      const compressed = await kept.get([encoding, `${quality}`, content], () => compressor(content, quality));
      if (compressed.byteLength >= content.byteLength) return [];
      await writeFile(location + encodingSuffixes[encoding], compressed);
      return [encoding];
    }),
  );
  return smaller.flat();
}

const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
const names = entries
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  .map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  // Vite's own metadata of the build.
  .filter((file) => !file.startsWith('.vite/'));
const hydrationData = await Promise.all(names.filter((name) => name.endsWith('.html')).map(finishPage));
const files = await Promise.all([...new Set([...names, ...hydrationData.flat()])].sort().map(finishFile));
const manifest: SiteManifest = { files };
await writeFile(path.join(buildFolder, inlineScriptsName), JSON.stringify(inlineScripts));
await writeFile(path.join(buildFolder, manifestName), JSON.stringify(manifest));
await kept.forgetUnused();
