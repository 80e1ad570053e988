import { leaveOutOfTexts } from './left-out.ts';
import { namesAbsent, renderReferences } from './references.ts';

/**
 * Whether nothing remains of it: it references something that isn't offered, or everything in one of its lists does.
 */
function isAbsent(data: unknown): boolean {
  if (typeof data === 'string') return namesAbsent(data);
  if (Array.isArray(data)) return data.length > 0 && data.every(isAbsent);
  return data !== null && typeof data === 'object' && Object.values(data).some(isAbsent);
}

function rendered<Data>(data: Data): Data {
  if (typeof data === 'string') return renderReferences(data) as Data;
  if (Array.isArray(data)) return data.filter((item) => !isAbsent(item)).map(rendered) as Data;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, rendered(value)])) as Data;
}

/**
 * The same data with references in all texts replaced by their values, and without what needs removed services. List
 * items that reference something this agency doesn't offer are left out.
 */
export function renderTexts<Data>(data: Data): Data {
  return rendered(leaveOutOfTexts(data));
}
