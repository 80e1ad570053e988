import { Motif } from '../brand/motif.tsx';
import type { NamedPage } from '../pages/nearest-pages.ts';
import { searchPage, sitePages } from '../pages/site-pages.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Band } from './band.tsx';
import { ButtonRow } from './button-row.tsx';
import styles from './failure-page.module.css';
import { PageHeader } from './page-header.tsx';
import { SectionHeading } from './section-heading.tsx';

/** For a URL that isn't similar to any other. */
const mainPages: readonly NamedPage[] = [sitePages.services, sitePages.estimate, sitePages.portfolio, sitePages.blog];

/**
 * The page for an unknown URL or an error. Suggestions are plain links, because the scripts that handle others may be
 * what failed.
 */
export function FailurePage({ missing, suggestions = [] }: { missing: boolean; suggestions?: readonly NamedPage[] }) {
  const isNear = suggestions.length > 0;
  return (
    <>
      <PageHeader
        kicker={missing ? '404' : 'Error'}
        heading={missing ? 'This page has flown away' : 'Something went wrong on this page'}
        lead={
          missing
            ? 'The address may be mistyped, or the page may have moved.'
            : "Please reload it. If that doesn't help, tell us and we'll look into it."
        }
        motif="flown-away"
      >
        <ButtonRow>
          <ButtonLink to={searchPage.path}>Search the site</ButtonLink>
          <ButtonLink to={sitePages.contact.path} look="outline">
            Contact us
          </ButtonLink>
        </ButtonRow>
      </PageHeader>
      <Band labelledBy="suggestions">
        <SectionHeading id="suggestions" title={isNear ? 'Were you looking for one of these?' : 'Or start here'} />
        <ul className={styles.list}>
          {(isNear ? suggestions : mainPages).map(({ path, label }) => (
            <li key={path} className={styles.item}>
              <Motif name={path.slice(path.lastIndexOf('/') + 1)} box={styles.motif} avoid="sky" align="start" />
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
