import type { Content, EntryRecord } from '../content/content.ts';
import { type DataFile, fileOfMany } from './data-file.ts';

/** An entry as `knowledge/README.md` describes it. */
function entryText({ id, question, alternatives, tags, equals, answer }: EntryRecord): string {
  const lines = [
    `## ${id} ${question}`,
    ...alternatives.map((wording) => `- ${wording}`),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
    ...(equals.length > 0 ? [`equals: ${equals.join(', ')}`] : []),
  ];
  return `${lines.join('\n')}\n\n${answer}\n\n`;
}

/** Of a topic that staff began. */
function titleFrom(topic: string): string {
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Every topic under the title it has. A file has one category: where staff gave a topic several, the further ones get files
 * of their own.
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
