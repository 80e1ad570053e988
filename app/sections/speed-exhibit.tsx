import { useEffect, useState } from 'react';
import styles from './speed-exhibit.module.css';

/** Seconds until this page was painted on the visitor's own device; undefined if the browser doesn't report it. */
function secondsToFirstPaint(): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && paint.startTime / 1000;
}

/** This site as an example of its promises: how fast it was just now, and how to measure it. */
export function SpeedExhibit() {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => setSeconds(secondsToFirstPaint()), []);
  return (
    <p className={styles.exhibit}>
      <span className={styles.figure}>{seconds === undefined ? 'Try it' : `${seconds.toFixed(1)} s`}</span>
      <span>
        {seconds === undefined
          ? 'This page is one of ours.'
          : 'is how long this page took to appear on your screen, when you opened the site.'}{' '}
        Check it yourself: open your browser's developer tools and run Lighthouse, here or on any page you like.
      </span>
    </p>
  );
}
