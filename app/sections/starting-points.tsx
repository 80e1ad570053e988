import type { StartingPointView } from '../estimator/starting-points.ts';
import { PackagePicture } from './package-picture.tsx';
import { PriceNote } from './price-note.tsx';
import styles from './starting-points.module.css';

/** Estimates to start with, one sheet each. */
export function StartingPoints({ starts }: { starts: readonly StartingPointView[] }) {
  return (
    <>
      <ul className={styles.grid}>
        {starts.map(({ id, title, text, path, contents, scene, total, time }) => (
          <li key={id} className={styles.start}>
            {scene && (
              <div className={styles.picture}>
                <PackagePicture scene={scene} />
              </div>
            )}
            <h3>
              <a href={path} className={styles.link}>
                {title}
              </a>
            </h3>
            <p>{text}</p>
            <ul className={styles.contents}>
              {contents.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className={styles.sum}>
              <span className={styles.total}>{total}</span> <span className={styles.time}>{time}</span>
            </p>
          </li>
        ))}
      </ul>
      <PriceNote />
    </>
  );
}
