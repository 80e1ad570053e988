import { type Content, onlyOf } from '../content/content.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { contentFiles } from './content-files.ts';
import { asCode, type DataFile, fileOf } from './data-file.ts';
import { knowledgeFiles } from './knowledge-files.ts';

/** Folders that contain only data files; what they contained before is deleted. */
export const dataFolders = ['catalogue/services', 'catalogue/lists', 'content/posts', 'knowledge/entries'] as const;

function factsFile(content: Content): DataFile {
  const { company, ...rest } = onlyOf(content, 'company');
  const { site, orderApp, ...facts } = company;
  const others = Object.entries(rest).map(([name, value]) => `export const ${name} = ${asCode(value)};\n`);
  const code = [
    'export const company = {',
    `  ...${asCode(facts)},`,
    // Written literally: in browser scripts, the build replaces these with the settings' values.
    `  site: process.env.SITE_URL || ${asCode(site)},`,
    ...(orderApp ? [`  orderApp: process.env.ORDER_APP_URL || ${asCode(orderApp)},`] : []),
    '};\n',
    ...others,
  ].join('\n');
  return fileOf('company/facts.ts', code, 'company', 'company');
}

/** All files with content staff can edit; topics get the given titles. */
export function dataFiles(content: Content, titles: ReadonlyMap<string, string>): DataFile[] {
  return [factsFile(content), ...catalogueFiles(content), ...contentFiles(content), ...knowledgeFiles(content, titles)];
}
