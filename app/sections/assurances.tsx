import type { AssuranceLink } from './assurance-links.ts';
import styles from './assurances.module.css';

/** Reasons to order, next to the order buttons: each leads to the rule that says so. */
export function Assurances({ links }: { links: readonly AssuranceLink[] }) {
  return (
    <ul className={styles.list} aria-label="What you can rely on">
      {links.map(({ text, path, sign }) => (
        <li key={text}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={sign.lit} />
            <path d={sign.shade} />
            <path d={sign.cut} />
          </svg>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
