import { sitePages } from '../../pages/site-pages.ts';

/** The form didn't load; the contact page has one that needs no scripts. */
export function HandOverElsewhere() {
  return (
    <p role="alert" style={{ padding: 'var(--space-4)' }}>
      This part of the chat didn't load. <a href={`${sitePages.contact.path}?from=chat#message`}>Write to us here</a>{' '}
      instead: a person answers.
    </p>
  );
}
