import { homeDrawing } from '#brand/home-drawing.ts';
import { motif } from '#brand/motif.ts';
import tones from '#drawings/paper/large-motif.module.css';
import styles from './motif-tail.module.css';

/** The tail of the home page's drawing: a dashed line down the margin of wide screens, with one bow per section. */
export function MotifTail() {
  const { tail } = homeDrawing;
  if (motif === 'none' || tail === 'none') return null;
  return (
    <span className={styles.tail}>
      <svg className={styles.bow} viewBox="0 0 44 26" aria-hidden="true" focusable="false">
        {tail.bow.map(({ tone, outline }) => (
          <polygon key={outline} className={tones[tone]} points={outline} />
        ))}
      </svg>
    </span>
  );
}
