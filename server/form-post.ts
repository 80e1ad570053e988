import { isFromOurPages } from './own-origin.ts';
import { plainText } from './plain-answers.ts';
import { readBody } from './request-body.ts';

const largestForm = 64 * 1024;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * A posted form, checked before any page sees it: a page that reads a form must never fail over what a client sent.
 * Gives the request to pass on, or the answer that refuses it.
 */
export async function readFormPost(request: Request): Promise<Request | Response> {
  if (!isFromOurPages(request)) return plainText(403, 'Forms are taken from our own pages only.');
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
    return plainText(415, 'Send a form: application/x-www-form-urlencoded or multipart/form-data.');
  }
  const body = await readBody(request, largestForm);
  if (!body.ok) return plainText(body.status, body.error);
  try {
    await new Response(body.bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    return plainText(400, 'The form could not be read.');
  }
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  // React Router compares it with the address it sees, which is not the visitor's where a proxy speaks TLS for us.
  headers.delete('origin');
  return new Request(request.url, { method: 'POST', headers, body: body.bytes });
}
