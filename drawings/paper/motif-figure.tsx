import { motif } from '#brand/motif.ts';
import styles from './motif.module.css';
import { drawMotif, type Hue, motifFrame, pointList } from './motif-drawing.ts';

export interface MotifProps {
  name: string;
  /** The class of its box; without a motif there is no box. */
  box?: string | undefined;
  hue?: Hue | undefined;
  /** A hue that wouldn't be visible on the background. */
  avoid?: Hue;
  /** Rotated like the home page's drawing, whatever its name. */
  asLarge?: boolean;
  /** The edge of its box that the drawing touches. */
  align?: 'start' | 'centre' | 'end';
}

export function MotifFigure({ name, box, hue, avoid, asLarge = false, align = 'centre' }: MotifProps) {
  if (motif === 'none') return null;
  const drawing = drawMotif(name, motif, avoid);
  const angle = asLarge ? motif.turn : drawing.turn;
  const front = hue ?? drawing.hue;
  const reverse = drawing.reverseHue === front ? drawing.hue : drawing.reverseHue;
  return (
    <span className={box}>
      <svg
        className={styles.motif}
        viewBox={motifFrame(drawing.facets, motif.side, angle, align)}
        aria-hidden="true"
        focusable="false"
      >
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
    </span>
  );
}
