import { Figure } from '../photographs/figure.tsx';
import type { Picture } from '../photographs/picture.ts';
import styles from './lead-photograph.module.css';

/** The photograph that opens a page, below its heading and as wide as the page. */
export function LeadPhotograph({ picture }: { picture: Picture }) {
  return (
    <div className={styles.lead}>
      <Figure picture={picture} sizes="(min-width: 1376px) 1280px, 100vw" eager />
    </div>
  );
}
