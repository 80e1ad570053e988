import styles from './figure.module.css';
import type { Picture } from './picture.ts';
import { PictureFrame } from './picture-frame.tsx';

interface Props {
  picture: Picture;
  sizes: string;
  eager?: boolean;
}

/** A photograph with its caption, if it has one. */
export function Figure({ picture, sizes, eager = false }: Props) {
  return (
    <figure className={styles.figure}>
      <PictureFrame picture={picture} sizes={sizes} eager={eager} />
      {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
    </figure>
  );
}
