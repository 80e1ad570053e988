import type { Package } from '#catalogue/package.ts';
import { allOf, type Content, onlyOf } from '../content/content.ts';
import { asCode, type DataFile, fileOf, fileOfMany, type Place } from './data-file.ts';

const listsFile = 'catalogue/lists/packages.ts';

/** Services with the same packages share one list, and so do the browser's scripts. */
function sharedLists(content: Content): { nameOf: (packages: readonly Package[]) => string; file: DataFile } {
  const names = new Map<string, string>();
  for (const { facts } of allOf(content, 'service')) {
    const code = asCode(facts.packages);
    if (!names.has(code)) names.set(code, `list${names.size}`);
  }
  const text = Array.from(names, ([code, name]) => `export const ${name} = ${code};\n`).join('\n');
  return {
    nameOf: (packages) => names.get(asCode(packages)) ?? '',
    file: { file: listsFile, text: text || 'export {};\n', places: [] },
  };
}

function serviceFiles(content: Content): DataFile[] {
  const lists = sharedLists(content);
  const files = content.service.map(({ key, value: { facts, text } }) => {
    const { packages, ...rest } = facts;
    const list = lists.nameOf(packages);
    const code = [
      `import { ${list} } from '../lists/packages.ts';\n`,
      `export const facts = { ...${asCode(rest)}, packages: ${list} };\n`,
      `export const text = ${asCode(text)};\n`,
    ];
    return fileOf(`catalogue/services/${facts.slug}.ts`, code.join('\n'), 'service', key);
  });
  return [lists.file, ...files];
}

/** What is sold: the only file that is code rather than data, because it imports the others. */
function offeredFile(content: Content): DataFile {
  const slugs = allOf(content, 'service').map(({ facts }) => facts.slug);
  const nameOf = (slug: string) => `service${slugs.indexOf(slug)}`;
  const soldBySite = allOf(content, 'guest-posts').map(({ slug }) => slug);
  const nameOfBySite = (slug: string) => `bySite${soldBySite.indexOf(slug)}`;
  const imports = [
    ...slugs.map((slug) => `import * as ${nameOf(slug)} from './services/${slug}.ts';\n`),
    ...soldBySite.map((slug) => `import * as ${nameOfBySite(slug)} from './services/${slug}.ts';\n`),
  ].join('');
  const parts = content.category.map(({ key, value: { promise: _, page, services, ...category } }) => ({
    key,
    text: `  { ...${asCode(category)}, page: ${nameOf(page)}, services: [${services.map(nameOf).join(', ')}] },\n`,
  }));
  const { removed } = onlyOf(content, 'redirects');
  const categories = fileOfMany(
    'catalogue/offered.ts',
    'category',
    `${imports}\nexport const offered = [\n`,
    parts,
    '];\n',
  );
  const text = `${categories.text}\nexport const offeredWithoutPage = [${soldBySite.map(nameOfBySite).join(', ')}];\n\n`;
  const place: Place = { line: text.split('\n').length, type: 'redirects', key: 'redirects' };
  return {
    ...categories,
    text: `${text}export const noLongerOffered = ${asCode(removed)};\n`,
    places: [...categories.places, place],
  };
}

function bySiteFiles(content: Content): DataFile[] {
  return content['guest-posts'].map(({ key, value }) =>
    fileOf(`catalogue/services/${value.slug}.ts`, `export const facts = ${asCode(value)};\n`, 'guest-posts', key),
  );
}

export function catalogueFiles(content: Content): DataFile[] {
  const { policies, areasNotServed } = onlyOf(content, 'policies');
  const policyCode = [
    `export const policies = ${asCode(policies)};\n`,
    `export const areasNotServed = ${asCode(areasNotServed)};\n`,
  ].join('\n');
  const { removed: _, ...moves } = onlyOf(content, 'redirects');
  const redirects = `export const redirects = ${asCode(moves)};\n`;
  return [
    ...serviceFiles(content),
    ...bySiteFiles(content),
    offeredFile(content),
    fileOf('catalogue/policies.ts', policyCode, 'policies', 'policies'),
    fileOf('catalogue/redirects.ts', redirects, 'redirects', 'redirects'),
  ];
}
