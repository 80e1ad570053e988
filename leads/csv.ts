/** RFC 4180, with a byte order mark that tells spreadsheets it is UTF-8. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | null | undefined>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `\ufeff${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets treat such a cell as a formula, and a stranger's formula can leak the sheet. */
const formula = /^[=+\-@\t\r]/;
/** The same after a character that many spreadsheets use as a separator, whatever the quotes say. */
const laterFormula = /([;\t])(?=\s{0,9}[=+\-@])/g;

function csvCell(text: string): string {
  const harmless = (formula.test(text) ? `'${text}` : text).replaceAll(laterFormula, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
