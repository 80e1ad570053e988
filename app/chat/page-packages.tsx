import type { ServiceView } from '../service-page/service-view.ts';
import styles from './reply-card.module.css';

/** The packages of the page's service with their prices, for a visitor who has not asked anything yet. */
export function PagePackages({ service: { name, tiers } }: { service: ServiceView }) {
  if (tiers.length === 0) return null;
  return (
    <section className={styles.card} aria-label={name}>
      <p className={styles.name}>{name}</p>
      <dl>
        {tiers.map(({ tier, name, price, per, delivery }) => (
          <div key={tier} className={`${styles.line} ${styles.short}`}>
            <dt>
              {name}
              {per === null && <span className={styles.detail}> {delivery}</span>}
            </dt>
            <dd>
              {price}
              {per && <span className={styles.detail}> {per}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
