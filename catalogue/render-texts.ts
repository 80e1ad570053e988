import { leaveOutOfTexts } from './left-out.ts';
import { namesAbsent, renderReferences } from './references.ts';

/** Whether nothing can be said of it here: it names something that isn't offered, or everything in one of its lists does. */
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
 * The same data with the references in all its texts replaced by their values, without what needs services that are gone: of
 * a list, what names something that this agency doesn't offer is left out.
 */
export function renderTexts<Data>(data: Data): Data {
  return rendered(leaveOutOfTexts(data));
}
