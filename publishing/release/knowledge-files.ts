import type { Content, EntryRecord } from '../content/content.ts';
import { type DataFile, fileOfMany } from './data-file.ts';

/** An entry in the format described in `knowledge/README.md`. */
function entryText({ id, question, alternatives, tags, equals, answer }: EntryRecord): string {
  const lines = [
    `## ${id} ${question}`,
    ...alternatives.map((wording) => `- ${wording}`),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
    ...(equals.length > 0 ? [`equals: ${equals.join(', ')}`] : []),
  ];
  return `${lines.join('\n')}\n\n${answer}\n\n`;
}

/** The title of a topic staff created. */
function titleFrom(topic: string): string {
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Every topic under its title. A file has one category; if staff gave a topic several, each further one gets its own
 * file.
 */
export function knowledgeFiles(content: Content, titles: ReadonlyMap<string, string>): DataFile[] {
  const topics = Map.groupBy(content['knowledge-entry'], ({ value }) => value.topic);
  return Array.from(topics).flatMap(([topic, entries]) => {
    const categories = Array.from(Map.groupBy(entries, ({ value }) => value.category)).toSorted(
      ([, left], [, right]) => right.length - left.length,
    );
    const title = titles.get(topic) ?? titleFrom(topic);
    return categories.map(([category, own], index) => {
      const file = `knowledge/entries/${index === 0 ? topic : `${topic}--${category}`}.md`;
      const parts = own
        .toSorted((left, right) => left.value.id - right.value.id)
        .map(({ key, value }) => ({ key, text: entryText(value) }));
      return fileOfMany(file, 'knowledge-entry', `# ${title}\ncategory: ${category}\n\n`, parts);
    });
  });
}
