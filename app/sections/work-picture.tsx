import { ExhibitPicture } from '../drawings/exhibit-picture.tsx';
import type { ShownWork } from '../service-page/shown-work.ts';
import styles from './work-picture.module.css';

/** What a service handed over in one piece of work, with the way there. */
export function WorkPicture({ exhibit, title, path, sample }: ShownWork) {
  return (
    <figure className={styles.figure}>
      <ExhibitPicture exhibit={exhibit} />
      <figcaption className={styles.caption}>
        {sample ? 'Sample project: ' : 'Project: '}
        <a href={path}>{title}</a>
      </figcaption>
    </figure>
  );
}
