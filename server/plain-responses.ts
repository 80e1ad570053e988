/** A short plain-text response, for cases without a page. */
export function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } });
}

export function tryAgainLater(retryAfterSeconds: number): Response {
  const seconds = `${retryAfterSeconds}`;
  return plainText(429, `Too many requests: try again in ${seconds} seconds.`, { 'retry-after': seconds });
}

export function methodNotAllowed(allow: string): Response {
  return plainText(405, `This URL accepts ${allow} only.`, { allow });
}
