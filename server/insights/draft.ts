import type { Cluster } from './cluster.ts';

/** An entry lists three to six other wordings. */
const maxWordings = 6;

/**
 * Entries for `knowledge/entries/` without their answers: each question as visitors ask it, with other wordings. The
 * author of the answer moves the entry into its topic file.
 */
export function draftEntries(clusters: readonly Cluster[], ids: readonly number[]): string {
  const entries = clusters.slice(0, ids.length).map(({ name, wordings, count }, index) => {
    const others = wordings.map(({ text }) => oneLine(text)).filter((text) => text !== oneLine(name));
    return [
      `## ${ids[index]} ${oneLine(name)}`,
      ...others.slice(0, maxWordings).map((text) => `- ${text}`),
      '',
      `Answer: … (asked ${count} ${count === 1 ? 'time' : 'times'})`,
    ].join('\n');
  });
  return `# Questions without an answer\ncategory: general\n\n${entries.join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[#\-\s]+/, '')
    .trim();
}
