import type { Picture } from '../photographs/picture.ts';
import { PictureFrame } from '../photographs/picture-frame.tsx';
import styles from './people.module.css';

export interface PersonShown {
  name: string;
  role: string;
  text?: string;
  picture?: Picture;
}

/** The people clients work with, each with a photograph if there is one. */
export function People({ people }: { people: readonly PersonShown[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, text, picture }) => (
        <li key={`${name} ${role}`} className={styles.person}>
          {picture && (
            <div className={styles.picture}>
              <PictureFrame picture={picture} sizes="(min-width: 700px) 296px, 50vw" />
            </div>
          )}
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
