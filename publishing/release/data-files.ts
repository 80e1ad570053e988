import { type Content, onlyOf } from '../content/content.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { contentFiles } from './content-files.ts';
import { asCode, type DataFile, fileOf } from './data-file.ts';
import { knowledgeFiles } from './knowledge-files.ts';

/** Folders whose files are all data: what they held before goes. */
export const dataFolders = ['catalogue/services', 'catalogue/lists', 'content/posts', 'knowledge/entries'] as const;

function factsFile(content: Content): DataFile {
  const { company, ...rest } = onlyOf(content, 'company');
  const { site, orderApp, ...facts } = company;
  const others = Object.entries(rest).map(([name, value]) => `export const ${name} = ${asCode(value)};\n`);
  const code = [
    'export const company = {',
    `  ...${asCode(facts)},`,
    // Written out: a browser's scripts get the settings' values in these places.
    `  site: process.env.SITE_URL || ${asCode(site)},`,
    ...(orderApp ? [`  orderApp: process.env.ORDER_APP_URL || ${asCode(orderApp)},`] : []),
    '};\n',
    ...others,
  ].join('\n');
  return fileOf('company/facts.ts', code, 'company', 'company');
}

/** All files of a tree that hold what staff edit, topics under the titles given. */
export function dataFiles(content: Content, titles: ReadonlyMap<string, string>): DataFile[] {
  return [factsFile(content), ...catalogueFiles(content), ...contentFiles(content), ...knowledgeFiles(content, titles)];
}
