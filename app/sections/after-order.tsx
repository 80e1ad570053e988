import { sitePages } from '../pages/site-pages.ts';
import type { AfterOrderView } from '../service-page/after-order-view.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './after-order.module.css';
import { Fold } from './fold.tsx';
import { RefundTable } from './refund-table.tsx';

/** What applies from payment to delivery, each with the policy it is based on, and what is refunded. */
export function AfterOrder({ heading, lead, moments, refunds, ask }: AfterOrderView) {
  return (
    <div className={styles.rules}>
      <div>
        <h3 className={styles.heading}>{heading}</h3>
        <Fold summary="The rules in short">
          <p>{lead}</p>
          <dl className={styles.moments}>
            {moments.map(({ when, title, text, path }) => (
              <div key={title} className={styles.moment}>
                <dt>
                  <a href={path} className={styles.title}>
                    {title}
                  </a>
                  <span className={styles.when}>{when}</span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
      <div className={styles.aside}>
        <RefundTable {...refunds} />
        <p className={styles.ask}>
          {ask}{' '}
          <ButtonLink to={sitePages.contact.path} look="quiet">
            Ask us
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
