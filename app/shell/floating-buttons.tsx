import { ChatLauncher } from '../chat/launcher.tsx';
import { sitePages } from '../pages/site-pages.ts';
import { ChatAppButton } from './chat-app-button.tsx';
import styles from './floating-buttons.module.css';
import { ScrollTopButton } from './scroll-top-button.tsx';
import { useBarHidden } from './use-bar-hidden.ts';
import { useCurrentPath } from './use-current-path.ts';

/**
 * What floats over every page: on wide screens a column in the margin, on small ones a bar at the bottom of the screen
 * that hides. Neither ever covers part of a line or a control.
 */
export function FloatingButtons() {
  const aside = useBarHidden();
  return (
    <aside className={styles.column} aria-label="Quick help" data-aside={aside || undefined}>
      <ScrollTopButton />
      <ChatAppButton />
      <PriceLink />
      <ChatLauncher />
    </aside>
  );
}

/** The link to the estimate; on its own page, down to the selection. */
function PriceLink() {
  const { path, label } = sitePages.estimate;
  const current = useCurrentPath();
  const there = current === path;
  return (
    <a
      className={`${styles.price} ${current === sitePages.home.path ? '' : styles.quiet}`}
      href={there ? '#estimate' : path}
    >
      {there ? 'Your total' : label}
    </a>
  );
}
