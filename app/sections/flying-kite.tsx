import styles from './flying-kite.module.css';

/** The sheet that unfolds into a kite: its facets turn into place once, then it stays. */
export function FlyingKite() {
  return (
    <svg className={styles.scene} viewBox="0 0 560 600" aria-hidden="true" focusable="false">
      <path className={styles.tail} d="M166 475C120 560 240 560 300 520S430 470 470 520 620 560 620 660V900" />
      <g className={styles.kite}>
        <polygon className={`${styles.facet} ${styles.lit}`} points="280,20 140,160 280,160" />
        <polygon className={`${styles.facet} ${styles.base} ${styles.second}`} points="280,20 420,160 280,160" />
        <polygon className={`${styles.facet} ${styles.shade} ${styles.third}`} points="420,160 280,498 280,160" />
        <polygon className={`${styles.facet} ${styles.base} ${styles.fourth}`} points="140,160 280,498 280,160" />
        <polygon className={`${styles.facet} ${styles.crease} ${styles.fourth}`} points="210,90 350,90 280,160" />
        <path className={styles.fold} d="M280 20V498M140 160H420" />
      </g>
      <g>
        <polygon className={styles.lit} points="300,520 270,512 280,542" />
        <polygon className={styles.shade} points="300,520 328,504 326,536" />
        <polygon className={styles.lit} points="470,520 448,502 446,534" />
        <polygon className={styles.shade} points="470,520 496,510 490,540" />
      </g>
    </svg>
  );
}
