import type { StartingPointView } from '../estimator/starting-points.ts';
import { sitePages } from '../pages/site-pages.ts';
import { PackagePicture } from './package-picture.tsx';
import { PriceNote } from './price-note.tsx';
import styles from './starting-points.module.css';

interface Props {
  starts: readonly StartingPointView[];
  /** The query of the estimate shown below. */
  chosen: string;
}

/** Estimates to start with, one sheet each. */
export function StartingPoints({ starts, chosen }: Props) {
  return (
    <>
      <ul className={styles.grid}>
        {starts.map(({ id, title, text, query, contents, scene, total, time }) => (
          <li key={id} className={styles.start}>
            {scene && (
              <div className={styles.picture}>
                <PackagePicture scene={scene} />
              </div>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
            <ul className={styles.contents}>
              {contents.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className={styles.sum}>
              <span className={styles.total}>{total}</span> <span className={styles.time}>{time}</span>
            </p>
            <a
              href={`${sitePages.estimate.path}?${query}#estimate`}
              className={styles.link}
              aria-current={query === chosen ? 'true' : undefined}
            >
              {query === chosen ? 'Selected' : 'Use this'}
              <span className="visually-hidden">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
      <PriceNote />
    </>
  );
}
