import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = 'knowledge/entries';

/** Titles of the repository's topic files, by file name without extension. Records don't contain them. */
export async function topicTitles(root: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.md'));
  const titles = await Promise.all(
    names.map(async (name): Promise<[string, string | undefined]> => {
      const text = await readFile(path.join(root, folder, name), 'utf8');
      return [path.basename(name, '.md'), /^# +(\S.*)$/m.exec(text)?.[1]?.trim()];
    }),
  );
  return new Map(titles.flatMap(([topic, title]) => (title ? [[topic, title]] : [])));
}
