import { renderReferences } from './references.ts';

/** The same data with the references in all its texts replaced by their values. */
export function renderTexts<Data>(data: Data): Data {
  if (typeof data === 'string') return renderReferences(data) as Data;
  if (Array.isArray(data)) return data.map(renderTexts) as Data;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, renderTexts(value)])) as Data;
}
