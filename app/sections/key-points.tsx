import styles from './key-points.module.css';
import { LinkedText } from './linked-text.tsx';

interface Point {
  title: string;
  text: string;
  /** A link to more about it. */
  link?: { path: string; label: string };
}

/** Short statements side by side; numbered if their order matters. */
export function KeyPoints({ points, numbered = false }: { points: readonly Point[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${styles.points} ${numbered ? styles.numbered : ''}`}>
      {points.map(({ title, text, link }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <p>
            <LinkedText text={text} />
          </p>
          {link && (
            <a href={link.path} className={styles.link}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </List>
  );
}
