const columns = [
  'reference',
  'receivedAt',
  'state',
  'name',
  'email',
  'company',
  'country',
  'service',
  'budget',
  'message',
  'estimate',
  'staffNote',
];

/** A cell that spreadsheets show literally: text that looks like a formula isn't evaluated. */
function cell(value) {
  const text = `${value ?? ''}`;
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

export function toCsv(messages) {
  const rows = [columns, ...messages.map((message) => columns.map((column) => message[column]))];
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Offers a file as a download. */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
