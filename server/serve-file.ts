import { absoluteUrl } from '#company/addresses.ts';
import { pageOfMarkdown } from '#company/markdown-path.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { readByteRange } from './byte-range.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { StoredFile } from './site.ts';

const oneYear = 31_536_000;

/** Responds to GET and HEAD for a built file; the caller drops the body for HEAD. */
export function serveFile(request: Request, file: StoredFile, security: SecurityHeaders): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), [...file.encoded.keys()]);
  const body = (encoding && file.encoded.get(encoding)) ?? file.content;
  const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
  const headers = new Headers({ 'content-type': file.type, etag, 'cache-control': cacheControl(file) });
  const isMarkdown = file.type.startsWith('text/markdown');
  // A page and its Markdown version share a URL, so caches have to distinguish them.
  if (isMarkdown || file.scriptHashes) headers.append('vary', 'accept');
  if (file.encoded.size > 0) headers.append('vary', 'accept-encoding');
  if (isMarkdown) headers.set('link', `<${absoluteUrl(pageOfMarkdown(file.path))}>; rel="canonical"`);
  if (encoding) headers.set('content-encoding', encoding);
  if (file.scriptHashes) headers.set('content-security-policy', security.policyFor(file.scriptHashes));
  // A worker doesn't inherit the page's policy, only the one sent with its script.
  if (isWorker(file)) headers.set('content-security-policy', security.policyFor([]));
  // Other sites and chat programs show our images in previews.
  if (file.type.startsWith('image/')) headers.set('cross-origin-resource-policy', 'cross-origin');

  if (matchesEntityTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  if (file.encoded.size === 0) return servePart(request, body, etag, headers);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { headers });
}

/** Ranges are supported only for files without compressed versions: part of a compressed page is useless. */
function servePart(request: Request, body: Uint8Array<ArrayBuffer>, etag: string, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  const condition = request.headers.get('if-range');
  const wanted = condition === null || condition === etag ? request.headers.get('range') : null;
  const range = readByteRange(wanted, body.byteLength);
  if (range.kind === 'unsatisfiable') {
    headers.set('content-range', `bytes */${body.byteLength}`);
    headers.delete('content-type');
    return new Response(null, { status: 416, headers });
  }
  const part = range.kind === 'part' ? body.subarray(range.start, range.end + 1) : body;
  headers.set('content-length', String(part.byteLength));
  if (range.kind === 'whole') return new Response(part, { headers });
  headers.set('content-range', `bytes ${range.start}-${range.end}/${body.byteLength}`);
  return new Response(part, { status: 206, headers });
}

function isWorker({ path, type }: StoredFile): boolean {
  return type.startsWith('text/javascript') && path.includes('worker');
}

function cacheControl(file: StoredFile): string {
  return file.path.startsWith('/assets/') ? `public, max-age=${oneYear}, immutable` : 'no-cache';
}

/** Whether If-None-Match contains this tag; proxies may have marked it as weak. */
function matchesEntityTag(header: string | null, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
