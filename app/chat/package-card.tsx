import { rowName } from './based-on.ts';
import type { Extras } from './message.ts';
import styles from './reply-card.module.css';

/** Said in the heading and beside it. */
const ownPlace = new Set(['name', 'price', 'days']);

/** A package as a card: its name, its price and what it covers; the text below says the rest. */
export function PackageCard({ row, facts }: { row: string; facts: Extras['facts'] }) {
  const own = facts.filter((fact) => fact.row === row);
  const figureOf = (name: string) => own.find(({ field }) => field === name)?.value;
  const amounts = own.filter(({ field }) => !ownPlace.has(field) && !field.includes(' '));
  return (
    <div className={styles.card}>
      <p className={styles.name}>{rowName(row)}</p>
      <p className={styles.price}>{figureOf('price')}</p>
      <ul className={styles.amounts}>
        {[figureOf('days'), ...new Set(amounts.map(({ value }) => value))].filter(Boolean).map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </div>
  );
}
