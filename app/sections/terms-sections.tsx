import type { ReactNode } from 'react';
import type { PageSection } from '#content/pages/page-fields.ts';
import styles from './terms-sections.module.css';
import { TextWithCode } from './text-with-code.tsx';

export type SectionTables = Readonly<Record<string, ReactNode>>;

/** '`curl …`': a command, shown literally. */
function isCommand(item: string): boolean {
  return item.indexOf('`') === 0 && item.indexOf('`', 1) === item.length - 1;
}

/** Numbered sections, each with an anchor that can be linked to. */
export function TermsSections({ sections, tables }: { sections: readonly PageSection[]; tables: SectionTables }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, title, paragraphs, list }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <TextWithCode text={paragraph} />
              </p>
            ))}
            {tables[id]}
            {list && (
              <ul className={styles.list}>
                {list.map((item) => (
                  <li key={item} className={isCommand(item) ? styles.command : undefined}>
                    <TextWithCode text={item} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
