import type { ReplyLink } from '#assistant/contract.ts';
import { company } from '#company/facts.ts';
import { ChatLink } from './chat-link.tsx';
import styles from './reply-links.module.css';

export function ReplyLinks({ links }: { links: readonly ReplyLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <ChatLink url={url} className={isOrder(url) ? styles.order : styles.link}>
            {label}
          </ChatLink>
        </li>
      ))}
    </ul>
  );
}

/** Links that lead to ordering look like buttons. */
function isOrder(url: string): boolean {
  return url.endsWith('#place-order') || url.startsWith(company.orderApp);
}
