import { sitePages } from '../pages/site-pages.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './next-step.module.css';
import type { Today } from './quote-view.ts';

/** The current price of the same items, for an expired quote. */
export function FiguresToday({ today }: { today: Today }) {
  return (
    <section className={styles.step} aria-labelledby="today">
      <h2 id="today" className={styles.title}>
        Today's figures
      </h2>
      {today.total === null ? (
        <p>What was quoted is no longer among our packages. See what we offer now.</p>
      ) : (
        <p>
          At today's prices the same costs <strong>{today.total}</strong>. You can make a new quote of it.
        </p>
      )}
      <ButtonLink to={today.path}>See today's estimate</ButtonLink>
      <ButtonLink to={`${sitePages.contact.path}#message`} look="outline">
        Ask us about it
      </ButtonLink>
    </section>
  );
}
