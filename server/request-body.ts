export type BodyResult = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; status: 400 | 413; error: string };

/** Reads at most `limitBytes`; a body that claims or turns out to be larger isn't read to its end. */
export async function readBody(request: Request, limitBytes: number): Promise<BodyResult> {
  const tooLarge = { ok: false, status: 413, error: `The request is larger than ${limitBytes} bytes.` } as const;
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limitBytes) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, status: 400, error: 'The request ended before it was complete.' };
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { ok: true, bytes };
}
