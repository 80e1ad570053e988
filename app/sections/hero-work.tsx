import type { DrawnExhibit } from '#drawings/exhibits/drawn-exhibit.ts';
import { ExhibitPicture } from '#drawings/exhibits/exhibit-picture.tsx';
import styles from './hero-work.module.css';
import { SampleLabel } from './sample-label.tsx';

export interface WorkCard {
  sample: boolean;
  exhibit: DrawnExhibit;
}

/** Projects, hung on the tail of the home page's drawing: an ornament, as the next section lists and links projects. */
export function HeroWork({ work }: { work: readonly WorkCard[] }) {
  return (
    <div className={styles.work}>
      <div className={styles.cards}>
        {work.map(({ exhibit }) => (
          <div key={exhibit.light} className={styles.card}>
            <ExhibitPicture exhibit={exhibit} />
          </div>
        ))}
      </div>
      {work.some(({ sample }) => sample) && (
        <p className={styles.label}>
          <SampleLabel>Sample work</SampleLabel>
        </p>
      )}
    </div>
  );
}
