import { whatsappUrl } from '#company/addresses.ts';
import styles from './floating-buttons.module.css';

/** Opens a WhatsApp conversation; it appears a little after the page, so as not to distract from it. */
export function ChatAppButton() {
  const address = whatsappUrl();
  if (!address) return null;
  return (
    <a className={`${styles.button} ${styles.chatApp}`} href={address} target="_blank" rel="noopener">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 20l1.400-4.200A8 8 0 1 1 8.400 18.900zM9 8.500c0 3.500 3 6.500 6.500 6.500l1-2-2.500-1-1 1c-1.200-.6-2-1.400-2.500-2.500l1-1-1-2.500z" />
      </svg>
      <span className="visually-hidden">Chat on WhatsApp</span>
    </a>
  );
}
