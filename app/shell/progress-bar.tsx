import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { progressBar } from '../ui/sizes-and-timings.ts';
import styles from './progress-bar.module.css';

/** The next value while a page is loading: advances slowly, never completes by itself. */
function trickle(value: number): number {
  return Math.min(value + progressBar.trickleRate, 0.994);
}

/** A thin bar that starts with a navigation and disappears when it ends, successfully or not. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  const [value, setValue] = useState<number | null>(null);

  useEffect(() => {
    if (busy) {
      setValue(progressBar.minimum);
      const timer = setInterval(
        () => setValue((now) => trickle(now ?? progressBar.minimum)),
        progressBar.trickleIntervalMs,
      );
      return () => clearInterval(timer);
    }
    setValue((now) => (now === null ? null : 1));
    const timer = setTimeout(() => setValue(null), progressBar.speedMs);
    return () => clearTimeout(timer);
  }, [busy]);

  if (value === null) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label="Loading page"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      <div
        className={styles.fill}
        style={{ transform: `scaleX(${value})`, transitionDuration: `${progressBar.speedMs}ms` }}
      />
    </div>
  );
}
