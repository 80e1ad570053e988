import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { company } from '#company/facts.ts';
import { Motif } from '../brand/motif.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import type { Conversation } from './conversation.ts';
import { askAgain, wasLeftUnanswered } from './conversation-store.ts';
import { Icon } from './icon.tsx';
import { MessageView } from './message-view.tsx';
import styles from './messages.module.css';
import { PagePackages } from './page-packages.tsx';
import { currentPageService, subscribeToPageService } from './page-service.ts';
import { QuickQuestions } from './quick-questions.tsx';
import { Typing } from './typing.tsx';
import { useReadingPosition } from './use-reading-position.ts';

/** Rendered on opening: the last question and its reply, as much as a slow phone lays out at once. */
const firstLength = 2;
/** Rendered in idle time after them. */
const restingLength = 20;
const idleStep = 2;
/** Rendered on request. */
const pageLength = 30;

export function Messages({ conversation, shown }: { conversation: Conversation; shown: boolean }) {
  const { messages, pending } = conversation;
  const named = messages.some(({ talk }) => talk !== undefined);
  const service = useSyncExternalStore(subscribeToPageService, currentPageService);
  const isNew = messages.length === 1;
  const scroller = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(firstLength);
  const earlier = Math.max(0, messages.length - length);
  const { newReply, toNewReply, keepPlace } = useReadingPosition({ scroller, messages, pending, shown, earlier });

  useEffect(() => {
    if (!shown || earlier === 0 || length >= restingLength) return;
    return whenIdle(() => {
      keepPlace();
      setLength(length + idleStep);
      return undefined;
    });
  }, [shown, earlier, length, keepPlace]);

  function showEarlier() {
    keepPlace();
    setLength(length + pageLength);
    // The button disappears when there is nothing more to show, so the focus has to be moved.
    if (messages.length <= length + pageLength) scroller.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus. */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label="Conversation">
        {isNew && <Motif name={service?.slug ?? company.name} box={styles.motif} />}
        {earlier > 0 && (
          <button type="button" className={styles.earlier} onClick={showEarlier}>
            Show earlier messages
          </button>
        )}
        <div className={styles.log} role="log" aria-live="polite" aria-relevant="additions">
          {messages.slice(earlier).map((message) => (
            <MessageView key={message.id} message={message} named={named} />
          ))}
        </div>
        {pending !== null && <Typing />}
        {wasLeftUnanswered(conversation) && (
          <button type="button" className={styles.earlier} onClick={askAgain}>
            Ask again
          </button>
        )}
        {isNew && service && <PagePackages service={service} />}
        {pending === null && <QuickQuestions messages={messages} service={service} />}
      </section>
      {newReply && (
        <button type="button" className={styles.newReply} onClick={toNewReply}>
          <Icon name="arrowDown" />
          New reply
        </button>
      )}
    </>
  );
}
