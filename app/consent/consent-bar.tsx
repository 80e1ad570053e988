import { useEffect, useRef } from 'react';
import { addScripts } from './add-scripts.ts';
import styles from './consent-bar.module.css';
import { choose, useConsent } from './consent-store.ts';
import type { ThirdPartyScripts } from './third-party-scripts.ts';

/** Asks for consent before loading third-party scripts; refusing is as easy as accepting, and is remembered as well. */
export default function ConsentBar({ scripts }: { scripts: ThirdPartyScripts }) {
  const { choice, asking } = useConsent();
  const bar = useRef<HTMLElement>(null);
  const askedBefore = useRef(asking);

  useEffect(() => {
    if (choice === 'granted') addScripts(scripts);
  }, [choice, scripts]);

  useEffect(() => {
    // Reopened from the footer it takes the focus; on load the focus stays where it is.
    if (asking && !askedBefore.current) bar.current?.querySelector('button')?.focus();
    askedBefore.current = asking;
  }, [asking]);

  if (!asking) return null;
  return (
    <section ref={bar} className={styles.bar} aria-label="Privacy choices">
      <p className={styles.text}>
        May we count visits and record how pages are used, with tools from other companies? The site works the same
        either way.
      </p>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={() => choose('refused')}>
          No, thanks
        </button>
        <button type="button" className={styles.choice} onClick={() => choose('granted')}>
          Yes, that's fine
        </button>
      </div>
    </section>
  );
}
