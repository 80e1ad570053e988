import type { ServiceCard } from '../service-page/service-card.ts';
import styles from './more-services.module.css';

/** Services as links in a line, each with its starting price. */
export function MoreServices({ services }: { services: readonly Pick<ServiceCard, 'path' | 'name' | 'from'>[] }) {
  if (services.length === 0) return null;
  return (
    <ul className={styles.services} aria-label="More services">
      {services.map(({ path, name, from }) => (
        <li key={path}>
          <a href={path}>{name}</a> <span className={styles.from}>{from}</span>
        </li>
      ))}
    </ul>
  );
}
