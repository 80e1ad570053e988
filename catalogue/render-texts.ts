import { leaveOutOfTexts } from './left-out.ts';
import { renderReferences } from './references.ts';

function rendered<Data>(data: Data): Data {
  if (typeof data === 'string') return renderReferences(data) as Data;
  if (Array.isArray(data)) return data.map(rendered) as Data;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, rendered(value)])) as Data;
}

/** The same data with the references in all its texts replaced by their values, and nothing about services that are gone. */
export function renderTexts<Data>(data: Data): Data {
  return rendered(leaveOutOfTexts(data));
}
