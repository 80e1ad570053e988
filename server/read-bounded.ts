/** The body of a response. Throws `tooLarge` beyond the maximum size, whatever length was declared. */
export async function readBounded(response: Response, maxBytes: number, tooLarge: Error): Promise<Buffer> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
