import { contactFields } from '../../../../leads/contact-fields.ts';
import { toCsv } from '../../../../leads/csv.ts';

const columns = ['reference', 'receivedAt', 'state', ...contactFields, 'estimate', 'staffNote'];

/** The messages as a table for spreadsheets. */
export function csvOf(messages) {
  return toCsv(columns, messages);
}

/** Offers a file as a download. */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
