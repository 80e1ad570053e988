import { sitePages } from '../pages/site-pages.ts';
import { chatTexts } from './chat-texts.ts';
import styles from './leave-question.module.css';
import { beginHandOver } from './talk/talk-state.ts';

/**
 * The last resort of a chat without an answer: a person, here or through the contact form with the question filled in.
 */
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

/** Less prominent, below a reply that refers to the team or didn't help. */
export function PersonOffer() {
  return (
    <p className={styles.leave}>
      <button type="button" className={styles.instead} onClick={beginHandOver}>
        {chatTexts.person}
      </button>
    </p>
  );
}
