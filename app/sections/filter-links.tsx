import { SiteLink } from '../ui/site-link.tsx';
import styles from './filter-links.module.css';

export interface FilterLink {
  path: string;
  label: string;
  count?: number;
  current: boolean;
}

/** Choices that are links, so that each has an address and works without scripts. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ path, label: text, count, current }) => (
          <li key={path}>
            <SiteLink to={path} preventScrollReset className={styles.link} aria-current={current ? 'true' : undefined}>
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
