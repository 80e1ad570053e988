import { rowName } from './based-on.ts';
import type { Extras } from './message.ts';
import styles from './reply-card.module.css';
import { amountsOf } from './reply-items.ts';

/** A package as a card: its name, price and size; the text below has the rest. */
export function PackageCard({ row, facts }: { row: string; facts: Extras['facts'] }) {
  const figureOf = (name: string) => facts.find((fact) => fact.row === row && fact.field === name)?.value;
  return (
    <div className={styles.card}>
      <p className={styles.name}>{rowName(row)}</p>
      <p className={styles.price}>{figureOf('price')}</p>
      <ul className={styles.amounts}>
        {[figureOf('days'), ...amountsOf(row, facts)].filter(Boolean).map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </div>
  );
}
