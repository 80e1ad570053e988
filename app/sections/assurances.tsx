import type { AssuranceLink } from './assurance-links.ts';
import styles from './assurances.module.css';

/** Reasons to order, next to the order buttons. */
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
