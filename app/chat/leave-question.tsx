import { sitePages } from '../site-pages.ts';
import styles from './leave-question.module.css';

/** The last step of a chat that could not answer: the contact form, with the question already in it. */
export function LeaveQuestion() {
  return (
    <p className={styles.leave}>
      <a href={`${sitePages.contact.path}?from=chat#message`} className={styles.link}>
        Leave us your question
      </a>
      <span className={styles.note}>A person answers by email.</span>
    </p>
  );
}
