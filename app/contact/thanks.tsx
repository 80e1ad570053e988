import { useEffect, useRef } from 'react';
import styles from './thanks.module.css';

interface Props {
  reference: string;
  /** Shown after sending with scripts; without them the link leads to an empty form. */
  onAnother?: () => void;
}

/** What a visitor reads once the message is stored. */
export function Thanks({ reference, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onAnother) heading.current?.focus();
  }, [onAnother]);

  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        Thank you, your message has arrived
      </h3>
      <p>
        Your reference is <strong className={styles.reference}>{reference}</strong>. Name it if you write to us about
        this again.
      </p>
      <p>We read every message and answer by email. Nothing has been ordered, and nothing is owed.</p>
      <p>
        {onAnother ? (
          <button type="button" className={styles.another} onClick={onAnother}>
            Write another message
          </button>
        ) : (
          <a className={styles.another} href="/contact#message">
            Write another message
          </a>
        )}
      </p>
    </div>
  );
}
