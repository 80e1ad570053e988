import styles from './kite.module.css';
import { drawKite, type Hue, kiteFrame, pointList } from './kite.ts';

interface Props {
  name: string;
  hue?: Hue;
  /** A hue that would not show on the background: a kite of it is turned over. */
  avoid?: Hue;
  turn?: number;
  /** The edge of its box that the kite touches. */
  align?: 'start' | 'centre' | 'end';
}

/** A folded kite as an ornament; it says nothing that the text beside it does not. */
export function Kite({ name, hue, avoid, turn, align = 'centre' }: Props) {
  const drawing = drawKite(name);
  const angle = turn ?? drawing.turn;
  const turnedOver = drawing.hue === avoid;
  const front = hue ?? (turnedOver ? drawing.reverseHue : drawing.hue);
  const reverse = turnedOver ? drawing.hue : drawing.reverseHue;
  return (
    <svg className={styles.kite} viewBox={kiteFrame(angle, align)} aria-hidden="true" focusable="false">
      <g className={styles[front]} transform={`rotate(${angle})`}>
        {drawing.facets.map(({ tone, points }) =>
          tone === 'reverse' ? (
            <g key={pointList(points)} className={styles[reverse]}>
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
