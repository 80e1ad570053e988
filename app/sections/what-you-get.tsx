import { Fold } from './fold.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './what-you-get.module.css';

interface Props {
  about: readonly string[];
  audience: readonly string[];
  deliverables: readonly string[];
}

/** The deliverables, who it is for and what the service is. */
export function WhatYouGet({ about, audience, deliverables }: Props) {
  const [first, ...more] = about;
  return (
    <div className={styles.columns}>
      <div>
        <SectionHeading id="what-you-get" title="What you get" />
        <ul className={styles.deliverables}>
          {deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable}</li>
          ))}
        </ul>
      </div>
      <div className={styles.about}>
        <p>{first}</p>
        {more.length > 0 && (
          <Fold summary="More about it">
            <div className={styles.more}>
              {more.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Fold>
        )}
        <div className={styles.audience}>
          <h3>A good fit if</h3>
          <ul>
            {audience.map((situation) => (
              <li key={situation}>{situation}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
