import { useEffect, useState } from 'react';
import styles from './speed-exhibit.module.css';

/** Seconds until this page was painted on the visitor's own device; undefined if the browser doesn't report it. */
function secondsToFirstPaint(): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && paint.startTime / 1000;
}

/** `promised` is how many seconds the pages we build may take. */
interface Props {
  promised?: number | undefined;
}

/** This site as an example of its promises: how fast it was just now, and how to measure it. */
export function SpeedExhibit({ promised }: Props) {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => setSeconds(secondsToFirstPaint()), []);
  return (
    <div className={styles.exhibit}>
      <p className={styles.figure}>{seconds === undefined ? 'Try it' : `${seconds.toFixed(1)} s`}</p>
      <div className={styles.text}>
        <p>
          {seconds === undefined
            ? 'This page is one of ours.'
            : 'is how long this page took to appear on your screen, when you opened the site.'}{' '}
          Check it yourself: open your browser's developer tools and run Lighthouse, here or on any page you like.
        </p>
        {promised && <Gauge seconds={seconds} promised={promised} />}
      </div>
    </div>
  );
}

/** The promise lies at this share of the gauge's length. */
const promiseAt = 80;

/** The measured time on a scale whose mark is the promise. */
function Gauge({ seconds = 0, promised }: { seconds?: number | undefined; promised: number }) {
  const length = Math.min(100, (seconds / promised) * promiseAt);
  return (
    <div className={styles.gauge}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className={styles.track} d="M0 3H100V10H0z" />
        <path className={seconds > promised ? styles.over : styles.within} d={`M0 3H${length}V10H0z`} />
        <path className={styles.mark} d={`M${promiseAt} 0h.6V10h-.6z`} />
      </svg>
      <p className={styles.promise}>{promised} s: what we promise for pages we build</p>
    </div>
  );
}
