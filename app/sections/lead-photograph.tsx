import { Figure } from '../photographs/figure.tsx';
import type { Picture } from '../photographs/picture.ts';
import styles from './lead-photograph.module.css';

/** The photograph that opens a page, across its width; the page's heading stands above it. */
export function LeadPhotograph({ picture }: { picture: Picture }) {
  return (
    <div className={styles.lead}>
      <Figure picture={picture} sizes="(min-width: 1376px) 1280px, 100vw" eager />
    </div>
  );
}
