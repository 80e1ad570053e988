import { plainText } from './plain-responses.ts';
import { readBody } from './read-body.ts';
import { isSameOrigin } from './same-origin.ts';

const maxFormBytes = 64 * 1024;
/** Far more fields than any form has. */
const maxFields = 200;
const encoded = 'application/x-www-form-urlencoded';
const formTypes = [encoded, 'multipart/form-data'];

/**
 * Validates a posted form before any page sees it, so that a page never fails because of what a client sent. Returns
 * the request to pass on, or the response that rejects it.
 */
export async function readFormPost(request: Request): Promise<Request | Response> {
  if (!isSameOrigin(request)) return plainText(403, 'Forms are accepted from our own pages only.');
  const type = request.headers.get('content-type') ?? '';
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!formTypes.includes(kind)) {
    return plainText(415, 'Send a form: application/x-www-form-urlencoded or multipart/form-data.');
  }
  const body = await readBody(request, maxFormBytes);
  if (!body.ok) return plainText(body.status, body.error);
  const fields = kind === encoded ? fieldsIn(body.bytes) : partsIn(body.bytes);
  if (fields > maxFields) return plainText(400, `A form has at most ${maxFields} fields.`);
  try {
    await new Response(body.bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    return plainText(400, 'The form could not be read.');
  }
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  // React Router compares it with the URL it sees, which differs from the visitor's behind a TLS proxy.
  headers.delete('origin');
  return new Request(request.url, { method: 'POST', headers, body: body.bytes });
}

/** One more than the separators; those in a message are encoded. */
function fieldsIn(bytes: Uint8Array): number {
  const ampersand = 38;
  return bytes.reduce((count, byte) => (byte === ampersand ? count + 1 : count), 1);
}

/** In multipart forms, each part has a line with its name. */
function partsIn(bytes: Uint8Array): number {
  return (
    Buffer.from(bytes.buffer)
      .toString('latin1')
      .match(/content-disposition/gi)?.length ?? 0
  );
}
