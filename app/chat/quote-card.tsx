import type { ReplyTable } from '#assistant/contract.ts';
import styles from './reply-card.module.css';

/** A quote as a card: its lines, then the total. */
export function QuoteCard({ table: { caption, rows } }: { table: ReplyTable }) {
  const total = rows.at(-1) ?? [];
  return (
    <dl className={styles.card} aria-label={caption}>
      {rows.slice(0, -1).map((cells) => {
        const [service, tier, delivery] = cells;
        return (
          <div key={cells.join()} className={styles.line}>
            <dt>
              {service}
              <span className={styles.detail}>{[tier, delivery].filter(Boolean).join(' · ')}</span>
            </dt>
            <dd>{cells.at(-1)}</dd>
          </div>
        );
      })}
      <div className={styles.total}>
        <dt>{total[0]}</dt>
        <dd>{total.at(-1)}</dd>
      </div>
    </dl>
  );
}
