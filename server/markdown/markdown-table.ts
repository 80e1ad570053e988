/** A Markdown table; the first row is its head. */
export function markdownTable(table: HTMLElement): string {
  const [head = [], ...rows] = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), ({ textContent }) => cell(textContent ?? '')),
  );
  return `\n\n${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`;
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', String.raw`\|`);
}
