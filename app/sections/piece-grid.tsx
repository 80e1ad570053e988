import { CreaseSheet } from '../brand/crease-sheet.tsx';
import styles from './piece-grid.module.css';
import { SampleLabel } from './sample-label.tsx';

export interface PieceCard {
  slug: string;
  path: string;
  title: string;
  summary: string;
  sector: string;
  services: readonly string[];
  sample: boolean;
}

interface Props {
  pieces: readonly PieceCard[];
  /** What the titles are on the page: its sections, or parts of one. */
  titles?: 'h2' | 'h3';
}

/** Portfolio pieces as unfolded sheets; the whole card leads to the case. */
export function PieceGrid({ pieces, titles: Title = 'h2' }: Props) {
  return (
    <ul className={styles.grid}>
      {pieces.map(({ slug, path, title, summary, sector, services, sample }) => (
        <li key={slug} className={styles.card}>
          <div className={styles.cover}>
            <CreaseSheet name={slug} />
          </div>
          <div className={styles.text}>
            <p className={styles.labels}>
              <span>{sector}</span>
              {sample ? <SampleLabel>Sample project</SampleLabel> : null}
            </p>
            <Title className={styles.title}>
              <a href={path}>{title}</a>
            </Title>
            <p>{summary}</p>
            <p className={styles.services}>{services.join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
