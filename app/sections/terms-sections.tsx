import type { PageSection } from '#content/pages/page-text.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './terms-sections.module.css';

/** Numbered sections, each with an anchor, so that one can be pointed to. */
export function TermsSections({ sections }: { sections: readonly PageSection[] }) {
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
                <LinkedText text={paragraph} />
              </p>
            ))}
            {list && (
              <ul className={styles.list}>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
