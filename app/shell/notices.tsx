import { renderTexts } from '#catalogue/render-texts.ts';
import type { Notice } from '#company/notice.ts';
import { notices } from '#company/notices.ts';
import { noticesId } from './notices-id.ts';
import styles from './shell.module.css';

/**
 * Current notices, above everything else. Rendered on the server only: when React hydrates the body, it skips elements it
 * doesn't know. An inline script (`start/notices.ts`) lets visitors close the strip.
 */
export function Notices({ shown = renderTexts(notices) }: { shown?: readonly Notice[] }) {
  if (shown.length === 0) return null;
  return (
    <aside id={noticesId} className={styles.notices} aria-label="Notice">
      <div className={styles.noticeRow}>
        <div className={styles.noticeTexts}>
          {shown.map(({ text, link, linkText }) => (
            <p key={text}>
              {text} {link && <a href={link}>{linkText}</a>}
            </p>
          ))}
        </div>
        {/* Not of type 'button': those clicks wait for the page's scripts. */}
        <button type="submit" className={styles.noticeClose} value={keyOf(shown)} hidden>
          <span className="visually-hidden">Close this notice</span>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
    </aside>
  );
}

/** Identifies the notices a visitor has closed; others are shown. */
function keyOf(shown: readonly Notice[]): string {
  return shown.map(({ text }) => text).join('\n');
}
