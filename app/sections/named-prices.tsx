import type { NamedPrice } from '#catalogue/starting-price.ts';
import styles from './named-prices.module.css';

/** Starting prices, each with the service it is for. */
export function NamedPrices({ prices }: { prices: readonly NamedPrice[] }) {
  return (
    <ul className={styles.prices}>
      {prices.map(({ slug, name, from }) => (
        <li key={slug}>
          {name} <span className={styles.from}>{from}</span>
        </li>
      ))}
    </ul>
  );
}
