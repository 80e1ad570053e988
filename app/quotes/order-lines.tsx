import { orderStart } from '#company/addresses.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './next-step.module.css';
import type { QuoteView } from './quote-view.ts';

/** A link to order each line. */
export function OrderLines({ quote }: { quote: QuoteView }) {
  return (
    <section className={styles.step} aria-labelledby="order">
      <h2 id="order" className={styles.title}>
        Now order, line by line
      </h2>
      <p>
        Mention quote {quote.number} with each order. If another price is shown or named, write to us before you pay.
      </p>
      <ol className={styles.lines}>
        {quote.lines.map(({ name, detail, priced }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same package may stand on two lines.
          <li key={index}>
            <p>
              <strong>{name}</strong>, {detail}
            </p>
            {priced ? (
              <ButtonLink to={orderStart}>
                <span>
                  Order<span className="visually-hidden"> {name}</span>
                </span>
              </ButtonLink>
            ) : (
              <p>Its price is agreed first: we'll write to you.</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
