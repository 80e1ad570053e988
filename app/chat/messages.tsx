import { useRef, useState } from 'react';
import { type Conversation, isUnanswered } from './conversation.ts';
import { askAgain, leftUnanswered } from './conversation-store.ts';
import { Icon } from './icon.tsx';
import { MessageView } from './message-view.tsx';
import styles from './messages.module.css';
import { QuickQuestions } from './quick-questions.tsx';
import { Typing } from './typing.tsx';
import { useReadingPosition } from './use-reading-position.ts';

/** Rendered at once; a phone draws these within a frame or two, and few visitors look further back. */
const pageLength = 30;

export function Messages({ conversation, shown }: { conversation: Conversation; shown: boolean }) {
  const { messages, pending } = conversation;
  const scroller = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(pageLength);
  const earlier = Math.max(0, messages.length - length);
  const { newReply, toNewReply } = useReadingPosition({ scroller, messages, pending, shown, earlier });
  const leftOpen = pending === null && isUnanswered(conversation) && messages.at(-1)?.id === leftUnanswered;

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus. */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label="Conversation">
        {earlier > 0 && (
          <button type="button" className={styles.earlier} onClick={() => setLength(length + pageLength)}>
            Show earlier messages
          </button>
        )}
        <div className={styles.log} role="log" aria-live="polite" aria-relevant="additions">
          {messages.slice(earlier).map((message) => (
            <MessageView key={message.id} message={message} />
          ))}
        </div>
        {pending !== null && <Typing />}
        {leftOpen && (
          <button type="button" className={styles.earlier} onClick={askAgain}>
            Ask again
          </button>
        )}
        {pending === null && <QuickQuestions messages={messages} />}
      </section>
      {newReply && (
        <button type="button" className={styles.newReply} onClick={toNewReply}>
          <Icon name="arrowDown" />
          New reply
        </button>
      )}
    </div>
  );
}
