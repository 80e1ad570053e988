import { ExhibitPicture } from '#drawings/exhibits/exhibit-picture.tsx';
import type { DrawnWork } from '../service-page/drawn-work.ts';
import styles from './work-picture.module.css';

/** A service's deliverable in a project, with a link to it. */
export function WorkPicture({ exhibit, title, path, sample }: DrawnWork) {
  return (
    <figure className={styles.figure}>
      <ExhibitPicture exhibit={exhibit} />
      <figcaption className={styles.caption}>
        {sample ? 'Sample work: ' : 'Work: '}
        <a href={path}>{title}</a>
      </figcaption>
    </figure>
  );
}
