import type { ReplyLink } from '#assistant/contract.ts';
import { orderApp, orderStart } from '#company/addresses.ts';
import { ChatLink } from './chat-link.tsx';
import styles from './reply-links.module.css';

interface Props {
  links: readonly ReplyLink[];
  /** The estimator with what the reply quotes, if anything. */
  estimate: string | undefined;
}

/**
 * The links of a reply. The next step is highlighted, if there is one: the estimate of a quote, otherwise the order.
 */
export function ReplyLinks({ links, estimate }: Props) {
  const shown = estimate ? withOneOrder(links) : links;
  const isNextStep = (url: string) => !estimate && isOrder(url) && ordersIn(links) === 1;
  if (shown.length === 0 && !estimate) return null;
  return (
    <ul className={styles.links}>
      {estimate && (
        <li>
          <ChatLink url={estimate} className={styles.order}>
            Open this estimate
          </ChatLink>
        </li>
      )}
      {shown.map(({ label, url }) => (
        <li key={url}>
          <ChatLink url={url} className={isNextStep(url) ? styles.order : styles.link}>
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
