import type { NamedPage } from '../nearest-pages.ts';
import { sitePages } from '../site-pages.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Band } from './band.tsx';
import styles from './failure-page.module.css';

/** The page for an address that leads nowhere, or for a page that broke. */
export function FailurePage({ missing, suggestions = [] }: { missing: boolean; suggestions?: readonly NamedPage[] }) {
  return (
    <Band>
      <p className={styles.code}>{missing ? '404' : 'Error'}</p>
      <h1>{missing ? 'This page has flown away' : 'Something went wrong on this page'}</h1>
      <p className={styles.text}>
        {missing
          ? 'The address may be mistyped, or the page may have moved.'
          : 'Please reload it. If that does not help, tell us and we will look into it.'}
      </p>
      {suggestions.length > 0 && (
        <>
          <h2 className={styles.heading}>Were you looking for one of these?</h2>
          <ul className={styles.list}>
            {suggestions.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink to={sitePages.services.path}>All services</ButtonLink>
        <ButtonLink to={sitePages.contact.path} look="outline">
          Contact us
        </ButtonLink>
      </div>
    </Band>
  );
}
