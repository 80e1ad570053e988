import { inPlaceMark } from '../ui/follow-links.ts';
import styles from './filter-links.module.css';

export interface FilterLink {
  path: string;
  label: string;
  count?: number;
  current: boolean;
}

interface Props {
  label: string;
  links: readonly FilterLink[];
  /** The choice changes what this page shows, and the page has all the data for that. */
  inPlace?: boolean;
}

/** Choices as links, so that each has a URL and works without scripts. */
export function FilterLinks({ label, links, inPlace = false }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ path, label: text, count, current }) => (
          <li key={path}>
            <a
              href={path}
              {...(inPlace ? inPlaceMark : {})}
              className={styles.link}
              aria-current={current ? 'true' : undefined}
            >
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
