import styles from './kite.module.css';
import { drawKite, type Hue, pointList } from './kite.ts';

/** A folded kite as an ornament; it says nothing that the text beside it does not. */
export function Kite({ name, hue, turn }: { name: string; hue?: Hue; turn?: number }) {
  const drawing = drawKite(name);
  return (
    <svg className={styles.kite} viewBox="-70 -70 140 140" aria-hidden="true" focusable="false">
      <g className={styles[hue ?? drawing.hue]} transform={`rotate(${turn ?? drawing.turn}) translate(0 -20)`}>
        {drawing.facets.map(({ tone, points }) =>
          tone === 'reverse' ? (
            <g key={pointList(points)} className={styles[drawing.reverseHue]}>
              <polygon className={styles.base} points={pointList(points)} />
            </g>
          ) : (
            <polygon key={pointList(points)} className={styles[tone]} points={pointList(points)} />
          ),
        )}
      </g>
    </svg>
  );
}
