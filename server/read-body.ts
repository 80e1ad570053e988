export type BodyResult = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; status: 400 | 413; error: string };

/** The body of a request; a larger one is refused. */
export async function readBody(request: Request, maxBytes: number): Promise<BodyResult> {
  try {
    const bytes = await readBounded(request, maxBytes);
    return bytes
      ? { ok: true, bytes }
      : { ok: false, status: 413, error: `The request is larger than ${maxBytes} bytes.` };
  } catch {
    return { ok: false, status: 400, error: 'The request ended before it was complete.' };
  }
}

/** The body of a request or response; undefined if it claims or turns out to be larger, in which case the rest isn't read. */
export async function readBounded(
  { headers, body }: Request | Response,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
