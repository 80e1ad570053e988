import { useEffect, useState } from 'react';
import { scrollTopThresholdPx } from '../ui/sizes-and-timings.ts';
import styles from './floating-buttons.module.css';

export function ScrollTopButton() {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    function update() {
      setScrolled(window.scrollY > scrollTopThresholdPx);
    }
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  function toTop() {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }

  if (!scrolled) return null;
  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={toTop}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 13l7-7 7 7M12 6v14" />
      </svg>
    </button>
  );
}
