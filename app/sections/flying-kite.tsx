import styles from './flying-kite.module.css';

/** The sheet that unfolds into a kite: four facets turn into place once, then it stays. */
export function FlyingKite() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 560" aria-hidden="true" focusable="false">
      <g className={styles.kite}>
        <polygon className={`${styles.facet} ${styles.lit}`} points="240,40 110,170 240,170" />
        <polygon className={`${styles.facet} ${styles.base} ${styles.second}`} points="240,40 370,170 240,170" />
        <polygon className={`${styles.facet} ${styles.shade} ${styles.third}`} points="370,170 240,484 240,170" />
        <polygon className={`${styles.facet} ${styles.base} ${styles.fourth}`} points="110,170 240,484 240,170" />
        <polygon className={`${styles.facet} ${styles.crease} ${styles.fourth}`} points="175,105 305,105 240,170" />
        <path className={styles.fold} d="M240 40V484M110 170H370" />
      </g>
      <path className={styles.tail} d="M240 484c-30 30 40 36 8 76" />
      <g className={styles.bow}>
        <polygon className={styles.lit} points="236,520 214,510 218,532" />
        <polygon className={styles.shade} points="236,520 260,512 254,534" />
      </g>
    </svg>
  );
}
