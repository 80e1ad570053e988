import { ChatLauncher } from '../chat/launcher.tsx';
import { ChatAppButton } from './chat-app-button.tsx';
import styles from './floating-buttons.module.css';
import { ScrollTopButton } from './scroll-top-button.tsx';

/** What floats over every page, in one column so that nothing ever covers another. */
export function FloatingButtons() {
  return (
    <aside className={styles.column} aria-label="Quick help">
      <ScrollTopButton />
      <ChatAppButton />
      <ChatLauncher />
    </aside>
  );
}
