import type { AssuranceLink } from './assurance-links.ts';
import styles from './assurances.module.css';

/** What speaks for ordering, beside the buttons that do. */
export function Assurances({ links }: { links: readonly AssuranceLink[] }) {
  return (
    <ul className={styles.list} aria-label="What you can rely on">
      {links.map(({ text, path }) => (
        <li key={text}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
