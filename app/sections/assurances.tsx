import type { AssuranceLink } from './assurance-links.ts';
import { AssuranceSign } from './assurance-sign.tsx';
import styles from './assurances.module.css';

/** Reasons to order, next to the order buttons: each leads to the rule that says so. */
export function Assurances({ links }: { links: readonly AssuranceLink[] }) {
  return (
    <ul className={styles.list} aria-label="What you can rely on">
      {links.map(({ text, path, sign }) => (
        <li key={text} className={styles.item}>
          <AssuranceSign sign={sign} />
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
