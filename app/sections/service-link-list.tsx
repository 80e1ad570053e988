import type { ServiceLink } from '../pages/service-links.ts';
import { PriceNote } from './price-note.tsx';
import styles from './service-link-list.module.css';

/** Services with their starting prices, one per line. */
export function ServiceLinkList({ services }: { services: readonly ServiceLink[] }) {
  return (
    <>
      <ul className={styles.list}>
        {services.map(({ path, name, from }) => (
          <li key={path} className={styles.item}>
            <a href={path}>{name}</a>
            <span className={styles.from}>{from}</span>
          </li>
        ))}
      </ul>
      <PriceNote />
    </>
  );
}
