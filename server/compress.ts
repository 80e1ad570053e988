import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bytes } from './site.ts';
import type { Encoding } from './site-manifest.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Rendered pages are compressed while the visitor waits: level 5 takes a tenth of the time of the best level. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function compress(content: Uint8Array, encoding: Encoding): Promise<Bytes> {
  return new Uint8Array(encoding === 'br' ? await brotli(content, brotliOptions) : await gzipAsync(content));
}
