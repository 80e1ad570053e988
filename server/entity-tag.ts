/** Whether If-None-Match contains this tag; proxies may have marked it as weak. */
export function matchesEntityTag(header: string | null, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
