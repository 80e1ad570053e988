import { useEffect, useState } from 'react';
import type { Measured } from './measure-speed.ts';
import styles from './speed-exhibit.module.css';

interface Props {
  /** The most seconds that a page built by the agency may take. */
  limit: number;
  /** A public test of this site. */
  testAddress: string;
}

/** This site as an example of its promises: how fast it was just now, on a scale up to the limit, and how to check it. */
export function SpeedExhibit({ limit, testAddress }: Props) {
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    import('./measure-speed.ts').then(({ measureSpeed }) => setMeasured(measureSpeed()));
  }, []);
  const seconds = measured?.seconds;
  return (
    <div className={styles.exhibit}>
      <div className={styles.measure}>
        <p className={styles.figure}>{seconds === undefined ? `${limit} s` : `${seconds.toFixed(1)} s`}</p>
        <meter
          className={styles.scale}
          min={0}
          max={limit}
          value={seconds ?? limit}
          aria-label="Seconds until this page appeared"
        />
        <p className={styles.ends} aria-hidden="true">
          <span>0</span>
          <span>{limit} s</span>
        </p>
      </div>
      <div className={styles.words}>
        <p>
          <strong>
            {seconds === undefined
              ? 'at most, for every page we build.'
              : 'until this page appeared, on your own screen.'}
          </strong>{' '}
          {measured?.loaded ?? 'This page is one of ours.'}
        </p>
        <p>
          Check it yourself: run Lighthouse in your browser's developer tools, or{' '}
          <a href={testAddress}>test this site with PageSpeed Insights</a>.
        </p>
      </div>
    </div>
  );
}
