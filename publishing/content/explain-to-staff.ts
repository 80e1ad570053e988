import {
  type Content,
  isRecordType,
  type Problem,
  type RecordType,
  type RecordTypes,
  type StoredRecord,
} from './content.ts';

/** The panel's name for each type. */
export const panelNames: Readonly<Record<RecordType, string>> = {
  company: 'Company',
  policies: 'Policies',
  'guest-posts': 'Rarely: guest posts',
  redirects: 'Rarely: moved addresses',
  category: 'Category',
  service: 'Service',
  'knowledge-entry': 'Answer of the assistant',
  post: 'Blog post',
  'portfolio-piece': 'Portfolio piece',
  testimonial: 'Testimonial',
  notice: 'Notice',
  'home-page': 'Page: home',
  'about-page': 'Page: about',
  'careers-page': 'Page: careers',
  'contact-page': 'Page: contact',
  'how-we-work': 'Page part: how we work',
  'terms-page': 'Page: terms',
  'collection-pages': 'Pages with lists',
};

/** How a record appears in the panel's lists; a single type goes by its own name. */
const titleOf: { [Type in RecordType]?: (value: RecordTypes[Type]) => string } = {
  category: ({ name }) => name,
  service: ({ facts }) => facts.name,
  'knowledge-entry': ({ id, question }) => `${question} (number ${id})`,
  post: ({ title }) => title,
  'portfolio-piece': ({ title }) => title,
  testimonial: ({ trade }) => trade,
  notice: ({ text }) => text,
};

/** The repository's files, and where their content is in the panel. */
const filesInPanel: readonly (readonly [file: RegExp, type: RecordType])[] = [
  [/\bcatalogue\/offered\.ts\b/g, 'category'],
  [/\bcatalogue\/policies\.ts\b/g, 'policies'],
  [/\bcatalogue\/redirects\.ts\b/g, 'redirects'],
  [/\bcompany\/facts\.ts\b/g, 'company'],
];

/** Messages only a developer would understand, and what they mean to someone who filled in a form. */
const plainly: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    /is in no category: add it in catalogue\/offered\.ts/g,
    'this service is in no category: choose one under ‘Category’, beside the form',
  ],
  [
    /\bcounts packages by hand: '([^']*)'/g,
    'counts the packages (‘$1’), which goes wrong once there is one more: leave the number out',
  ],
  [
    /^knowledge\/render\/packages\.ts [a-z0-9-]+: (?:entry \d+:? )?the answer has (\d+) words, at most (\d+) are easy to read/g,
    'the assistant’s answer about the packages has $1 words, and at most $2 are easy to read: shorten ‘What is included’, or use the same lines in several packages',
  ],
  [
    /^knowledge\/render\/[a-z-]+\.ts [a-z0-9-]+: (?:entry \d+:? )?a sentence /g,
    'in an answer of the assistant that is made from it, a sentence ',
  ],
  [
    /^knowledge\/render\/[a-z-]+\.ts [a-z0-9-]+: (?:entry \d+:? )?(?:the answer )?/g,
    'an answer of the assistant that is made from it ',
  ],
  [/^entry \d+:? /g, ''],
  [/ as \d+ \(catalogue\/services\/([a-z0-9-]+)\.ts\): keep one/g, " as another answer of '$1': change one of them"],
  [/ (\d+) \((?:knowledge|catalogue)\/[^()]*\)/g, ' the answer number $1'],
  [
    /\bclaims renewal in '(.*?)': one order buys its days and nothing renews by itself/g,
    'says that something renews (‘$1’), and nothing renews by itself: say it in another word',
  ],
  [
    /\bclaims a guarantee in '(.*?)': say what/g,
    'promises or guarantees something (‘$1’) that no package includes: say what',
  ],
  [
    /\bclaims how the work is made \((?:'by hand'|AI)\) in '(.*?)': the packages do not say/g,
    'says how the work is done (‘$1’), and no package includes that: leave it out, or add it to ‘What is included’ of a package first',
  ],
  [
    /\bclaims what the team will do for those who ask in '(.*?)': no policy promises it: 'ask whether', 'ask which package fits'/g,
    'promises what your team will do (‘$1’): write ‘ask whether …’ or ‘ask which package fits’ instead',
  ],
  [/\bno kind of limit yet: add it to \S+/g, 'no kind of limit yet: ask whoever looks after the site'],
  [
    /\bcategoryPromises has no sentence for '[^']*' \(([^)]*)\)/g,
    'the category ‘$1’ has no sentence for the home page',
  ],
  [/\bareasNotServed\b/g, 'the list of areas not served'],
  [/^(?:facts|text)\.(?=[a-z])/g, ''],
];

/** 'packages.0.price: …' → 'packages 1, price: …' */
function asWords(path: string): string {
  return path
    .replaceAll(/\.(\d+)(?=[.:])/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** How staff refer to a record: 'Service: Logo Design'. */
export function nameForStaff(type: RecordType, value: unknown): string {
  const make = titleOf[type] as ((value: unknown) => string) | undefined;
  return make ? `${panelNames[type]}: ${make(value)}` : panelNames[type];
}

/** Problems worded for staff: with the names the panel shows, and what to do. */
export function explainToStaff(problems: readonly Problem[], ...contents: readonly Content[]): Problem[] {
  function titleIn(type: RecordType, key: string): string | undefined {
    const make = titleOf[type] as ((value: unknown) => string) | undefined;
    const found = contents
      .flatMap((content): readonly StoredRecord[] => content[type])
      .find((kept) => kept.key === key);
    return found && make ? make(found.value) : undefined;
  }

  function named(type: RecordType, key: string): string {
    const title = titleIn(type, key);
    return title ? `${panelNames[type]} ‘${title}’` : panelNames[type];
  }

  function reasonOf(reason: string): string {
    let said = plainly.reduce((text, [pattern, meant]) => text.replaceAll(pattern, meant), reason);
    // 'service logo-design: …', if it refers to a text of another record.
    said = said.replaceAll(/(?<![a-z0-9-])([a-z-]+) ([a-z0-9-]+): /g, (all, type: string, key: string) =>
      isRecordType(type) ? `${named(type, key)}: ` : all,
    );
    said = said.replaceAll(/'([a-z0-9]+(?:-[a-z0-9]+)*)'/g, (all, slug: string) => {
      const title = titleIn('service', slug) ?? titleIn('portfolio-piece', slug);
      return title ? `‘${title}’` : all;
    });
    for (const [file, type] of filesInPanel) said = said.replaceAll(file, `‘${panelNames[type]}’`);
    said = said.replace(/^[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*(?=: )/, asWords);
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  }

  return problems.map(({ type, record, reason }) => {
    if (!isRecordType(type)) return { type: 'The whole site', record, reason: reasonOf(reason) };
    const name = type === record ? panelNames[type] : (titleIn(type, record) ?? record);
    return { type: panelNames[type], record: name, reason: reasonOf(reason) };
  });
}
