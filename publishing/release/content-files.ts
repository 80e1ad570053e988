import { type Content, onlyOf, type PostRecord, type StoredRecord } from '../content/content.ts';
import { asCode, type DataFile, fileOf, fileOfMany } from './data-file.ts';

const listTypes = { portfolio: 'portfolio-piece', testimonials: 'testimonial', notices: 'notice' } as const;

function listFile(file: string, name: keyof typeof listTypes, content: Content): DataFile {
  const type = listTypes[name];
  const parts = content[type].map(({ key, value }: StoredRecord) => ({ key, text: `${asCode(value)},\n` }));
  return fileOfMany(file, type, `export const ${name} = [\n`, parts, '];\n');
}

/** A post in the format described in `content/README.md`. */
function postText({ title, description, date, tags, services, photograph, body }: PostRecord): string {
  const fields = [
    `title: ${title}`,
    `description: ${description}`,
    `date: ${date}`,
    `tags: [${tags.join(', ')}]`,
    `services: [${services.join(', ')}]`,
    ...(photograph ? [`photograph: ${photograph.file}`, `alt: ${photograph.alt}`] : []),
    ...(photograph?.caption ? [`caption: ${photograph.caption}`] : []),
  ];
  return `---\n${fields.join('\n')}\n---\n\n${body}\n`;
}

function homeFile(content: Content): DataFile {
  const categoryPromises = Object.fromEntries(content.category.map(({ value }) => [value.sid, value.promise]));
  const code = `export const home = ${asCode({ ...onlyOf(content, 'home-page'), categoryPromises })};\n`;
  return fileOf('content/pages/home.ts', code, 'home-page', 'home-page');
}

function termsFile(content: Content): DataFile {
  const { sections, ...terms } = onlyOf(content, 'terms-page');
  const parts = sections.map(({ listsAreasNotServed, ...section }) =>
    listsAreasNotServed ? `{ ...${asCode(section)}, list: areasNotServed }` : asCode(section),
  );
  const code = [
    "import { areasNotServed } from '#catalogue/policies.ts';\n",
    `export const terms = { ...${asCode(terms)}, sections: [\n${parts.join(',\n')}\n] };\n`,
  ].join('\n');
  return fileOf('content/pages/terms.ts', code, 'terms-page', 'terms-page');
}

export function contentFiles(content: Content): DataFile[] {
  const collections = Object.entries(onlyOf(content, 'collection-pages'));
  const collectionCode = collections.map(([name, value]) => `export const ${name} = ${asCode(value)};\n`).join('\n');
  const page = <Type extends 'about-page' | 'careers-page' | 'contact-page' | 'how-we-work'>(
    type: Type,
    file: string,
    name: string,
  ) => fileOf(`content/pages/${file}.ts`, `export const ${name} = ${asCode(onlyOf(content, type))};\n`, type, type);
  return [
    listFile('content/portfolio.ts', 'portfolio', content),
    listFile('content/testimonials.ts', 'testimonials', content),
    listFile('company/notices.ts', 'notices', content),
    ...content.post.map(({ key, value }) => fileOf(`content/posts/${value.slug}.md`, postText(value), 'post', key)),
    homeFile(content),
    termsFile(content),
    page('about-page', 'about', 'about'),
    page('careers-page', 'careers', 'careers'),
    page('contact-page', 'contact', 'contact'),
    page('how-we-work', 'how-we-work', 'howWeWork'),
    fileOf('content/pages/collection-texts.ts', collectionCode, 'collection-pages', 'collection-pages'),
  ];
}
