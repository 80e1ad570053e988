import type { DrawnExhibit } from '#drawings/exhibits/drawn-exhibit.ts';
import { ExhibitPicture } from '#drawings/exhibits/exhibit-picture.tsx';
import styles from './next-piece.module.css';

interface Props {
  path: string;
  title: string;
  exhibit?: DrawnExhibit | undefined;
}

/** A link to the next project, with its deliverables. */
export function NextPiece({ path, title, exhibit }: Props) {
  return (
    <nav aria-label="Portfolio">
      <a href={path} className={styles.next}>
        {exhibit && (
          <span className={styles.picture}>
            <ExhibitPicture exhibit={exhibit} />
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.relation}>Next piece</span>
          <span className={styles.title}>{title}</span>
        </span>
      </a>
    </nav>
  );
}
