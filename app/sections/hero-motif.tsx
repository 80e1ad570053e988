import { homeDrawing } from '#brand/home-drawing.ts';
import { motif } from '#brand/motif.ts';
import type { Tone } from '#brand/motif-types.ts';
import tones from '#drawings/paper/large-motif.module.css';
import styles from './hero-motif.module.css';

/** When each facet starts to turn into place; those after the fourth move with it. */
const delays = ['', styles.second, styles.third];

function classOf(tone: Tone, index: number): string {
  return [styles.facet, tones[tone], delays[index] ?? styles.fourth].filter(Boolean).join(' ');
}

/** The sheet that unfolds into the motif: its facets turn into place once, then it stays. */
export function HeroMotif({ box }: { box: string | undefined }) {
  if (motif === 'none') return null;
  const { facets, creases, tail } = homeDrawing;
  return (
    <div className={box}>
      <svg className={styles.scene} viewBox="0 0 560 600" aria-hidden="true" focusable="false">
        {tail !== 'none' && <path className={styles.tail} d={tail.line} />}
        <g className={styles.motif}>
          {facets.map(({ tone, outline }, index) => (
            <polygon key={outline} className={classOf(tone, index)} points={outline} />
          ))}
          {creases && <path className={styles.fold} d={creases} />}
        </g>
        {tail !== 'none' && (
          <g>
            {tail.bows.map(({ tone, outline }) => (
              <polygon key={outline} className={tones[tone]} points={outline} />
            ))}
          </g>
        )}
      </svg>
    </div>
  );
}
