import type { DrawnExhibit } from './drawn-exhibit.ts';
import styles from './exhibit-picture.module.css';
import { frame } from './frame.ts';

interface Props {
  exhibit: DrawnExhibit;
  /** Above the fold, so it isn't loaded lazily. */
  eager?: boolean;
}

/** A picture of a project's deliverables; the text next to it describes what it shows. */
export function ExhibitPicture({ exhibit: { light, dark }, eager }: Props) {
  return (
    <picture className={styles.picture}>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img src={light} {...frame} alt="" loading={eager ? 'eager' : 'lazy'} />
    </picture>
  );
}
