import type { ReactNode } from 'react';
import { LinkedText } from './linked-text.tsx';
import styles from './text-section.module.css';

interface Props {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Set large, for the one section of a page that tells its story. */
  large?: boolean;
  children?: ReactNode;
}

/** A heading on the left, its text on the right. */
export function TextSection({ id, title, paragraphs, large = false, children }: Props) {
  return (
    <div className={styles.columns}>
      <h2 id={id}>{title}</h2>
      <div className={`${styles.text} ${large ? styles.large : ''}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}
