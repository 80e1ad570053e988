import type { ReplyLink } from '#assistant/contract.ts';
import { orderApp, orderStart } from '#company/addresses.ts';
import { ChatLink } from './chat-link.tsx';
import { estimatePath } from './estimate-path.ts';
import type { Extras } from './message.ts';
import { isSettled, itemsOf } from './reply-items.ts';
import styles from './reply-links.module.css';

/** The links of a reply. The next step is highlighted, if there is one: the estimate of a quote, otherwise the order. */
export function ReplyLinks({ reply }: { reply: Extras }) {
  const { links } = reply;
  const items = itemsOf(reply);
  const quotes = items.length > 0;
  const shown = quotes && isSettled(reply) ? withOneOrder(links) : links;
  const isNextStep = (url: string) => !quotes && isOrder(url) && ordersIn(links) === 1;
  if (shown.length === 0 && !quotes) return null;
  return (
    <ul className={styles.links}>
      {quotes && (
        <li>
          <ChatLink url={estimatePath(items)} className={styles.next}>
            Open this estimate
          </ChatLink>
        </li>
      )}
      {shown.map(({ label, url }) => (
        <li key={url}>
          <ChatLink url={url} className={isNextStep(url) ? styles.next : styles.link}>
            {label}
          </ChatLink>
        </li>
      ))}
    </ul>
  );
}

function isOrder(url: string): boolean {
  return (
    url.endsWith('#place-order') || url === orderStart || (orderApp !== undefined && url.startsWith(orderApp.signIn))
  );
}

function ordersIn(links: readonly ReplyLink[]): number {
  return links.filter(({ url }) => isOrder(url)).length;
}

/** Several items are ordered in one place. */
function withOneOrder(links: readonly ReplyLink[]): readonly ReplyLink[] {
  if (ordersIn(links) < 2) return links;
  return [{ label: 'Order', url: orderStart }, ...links.filter(({ url }) => !isOrder(url))];
}
