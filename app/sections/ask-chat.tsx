import type { MouseEvent } from 'react';
import { askInChat } from '../chat/ask-in-chat.ts';
import { sitePages } from '../pages/site-pages.ts';
import styles from './search-results.module.css';

/** Passes a question to the chat; without scripts it links to where people answer. */
export function AskChat({ question }: { question: string }) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void askInChat(question);
  }
  return (
    <a className={styles.ask} href={sitePages.contact.path} onClick={onClick}>
      Not what you meant? Ask us: “{question}”
    </a>
  );
}
