import { company } from '#company/facts.ts';
import { wording } from '#company/wording.ts';
import { sitePages } from '../pages/site-pages.ts';
import styles from './quote-sheet.module.css';
import type { QuoteView } from './quote-view.ts';

const states = { open: 'Open', accepted: 'Accepted', withdrawn: 'Withdrawn', expired: 'Expired' } as const;

/** The quote as a sheet of paper, which is all that is printed on A4. */
export function QuoteSheet({ quote }: { quote: QuoteView }) {
  return (
    <article className={styles.sheet} aria-labelledby="quote">
      <header className={styles.head}>
        <h2 id="quote" className={styles.number}>
          Quote {quote.number}
        </h2>
        <p className={styles.sender}>
          {company.legalName}, {company.email}, {company.whatsapp ? `WhatsApp ${company.whatsapp}, ` : ''}
          {company.telephone ? `${company.telephone}, ` : ''}
          {company.site}
        </p>
        <dl className={styles.facts}>
          <Fact label="Made">{quote.made}</Fact>
          <Fact label="Holds until">{quote.validUntil}</Fact>
          <Fact label="State">{states[quote.state]}</Fact>
        </dl>
      </header>
      <table className={styles.lines}>
        <caption className="visually-hidden">What is quoted</caption>
        <thead className={styles.columnNames}>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map(({ name, path, detail, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same package may stand on two lines.
            <tr key={index}>
              <th scope="row">
                <a href={path}>{name}</a> <span className={styles.detail}>{detail}</span>
              </th>
              <td>{price}</td>
            </tr>
          ))}
          {quote.discount !== null && (
            <>
              <Sum label="Before the discount">{quote.subtotal}</Sum>
              <Sum label={quote.discountLabel}>{quote.discount}</Sum>
            </>
          )}
        </tbody>
        <tfoot className={styles.total}>
          <Sum label="Total">{quote.total}</Sum>
        </tfoot>
      </table>
      <dl className={styles.facts}>
        {quote.deliveryAtOnce && (
          <Fact label={`${wording.time.heading}${quote.deliveryInSequence ? ', all at once' : ''}`}>
            {quote.deliveryAtOnce}
          </Fact>
        )}
        {quote.deliveryInSequence && <Fact label="One after the other">{quote.deliveryInSequence}</Fact>}
      </dl>
      <section aria-labelledby="conditions">
        <h3 id="conditions" className={styles.heading}>
          Conditions
        </h3>
        <ul className={styles.conditions}>
          {quote.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
          <li>
            Our <a href={sitePages.terms.path}>terms and conditions</a> apply.
          </li>
        </ul>
      </section>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sum({ label, children }: { label: string; children: string | null }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}
