import { about } from '#content/pages/about.ts';
import { afterOrder } from '#content/pages/after-order.ts';
import { assurances } from '#content/pages/assurances.ts';
import { checksText } from '#content/pages/checks.ts';
import { terms } from '#content/pages/terms.ts';
import type { Finding } from './finding.ts';
import { locationOf, type TextFile } from './text-files.ts';

interface Link {
  page: string;
  section?: string;
}

const sections: Readonly<Record<string, readonly string[]>> = {
  terms: terms.sections.map(({ id }) => id),
  about: [about.story, about.work, about.places].map(({ id }) => id),
};

const links: readonly [file: string, links: readonly Link[]][] = [
  ['content/pages/assurances.ts', assurances.map(({ at }) => at)],
  ['content/pages/after-order.ts', afterOrder.moments.map(({ at }) => at)],
  ['content/pages/checks.ts', checksText.checks.map(({ link }) => link)],
];

/** Links to sections that a page doesn't have. They lead to the top of it, and their text may be about something gone. */
export function findUnknownSections(files: readonly TextFile[], named = links, known = sections): Finding[] {
  return named.flatMap(([file, each]) =>
    each.flatMap(({ page, section }) =>
      section === undefined || known[page]?.includes(section)
        ? []
        : [
            {
              where: locationOf(files, file, `section: '${section}'`),
              reason: `links to the section '${section}', which content/pages/${page}.ts does not have: name another one, or delete the text if it is about something you don't offer`,
            },
          ],
    ),
  );
}
