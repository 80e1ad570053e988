import { sitePages } from '../pages/site-pages.ts';
import type { AfterOrderView } from '../service-page/after-order-view.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './after-order.module.css';
import { SectionHeading } from './section-heading.tsx';

/** From payment to delivery, step by step, each with the policy it is based on. */
export function AfterOrder({ id, heading, lead, moments, ask }: AfterOrderView & { id: string }) {
  return (
    <>
      <SectionHeading id={id} title={heading} lead={lead} />
      <ol className={styles.moments}>
        {moments.map(({ when, title, text, path }) => (
          <li key={title} className={styles.moment}>
            <p className={styles.when}>{when}</p>
            <h3 className={styles.title}>
              <a href={path}>{title}</a>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.ask}>
        {ask}{' '}
        <ButtonLink to={sitePages.contact.path} look="quiet">
          Ask us
        </ButtonLink>
      </p>
    </>
  );
}
