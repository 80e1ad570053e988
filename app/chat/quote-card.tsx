import type { ReplyTable } from '#assistant/contract.ts';
import styles from './reply-card.module.css';

/** '$300 per 30 days' in two lines, so that the service keeps its own. */
function Price({ text }: { text: string }) {
  const [price, period] = text.split(' per ');
  return (
    <dd>
      {price}
      {period && <span className={styles.detail}> per {period}</span>}
    </dd>
  );
}

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
            <Price text={cells.at(-1) ?? ''} />
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
