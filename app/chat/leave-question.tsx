import { sitePages } from '../pages/site-pages.ts';
import { chatTexts } from './chat-texts.ts';
import styles from './leave-question.module.css';
import { beginHandOver } from './talk/talk-state.ts';

/** The last step of a chat that could not answer: a person, here or by the contact form with the question already in it. */
export function LeaveQuestion() {
  return (
    <p className={styles.leave}>
      <button type="button" className={styles.link} onClick={beginHandOver}>
        {chatTexts.person}
      </button>
      <a href={`${sitePages.contact.path}?from=chat#message`} className={styles.note}>
        Leave us your question
      </a>
    </p>
  );
}

/** Quieter, below a reply that sends the visitor to the team or did not help. */
export function PersonInstead() {
  return (
    <p className={styles.leave}>
      <button type="button" className={styles.instead} onClick={beginHandOver}>
        {chatTexts.person}
      </button>
    </p>
  );
}
