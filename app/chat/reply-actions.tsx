import { rate } from './conversation-store.ts';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import type { Message } from './message.ts';
import styles from './reply-actions.module.css';
import { plainReply } from './transcript.ts';

export function ReplyActions({ message }: { message: Message }) {
  const { id, score } = message;
  return (
    <div className={styles.actions}>
      <CopyButton className={styles.action} label="Copy reply" text={() => plainReply(message)} />
      <button
        type="button"
        className={styles.action}
        aria-pressed={score === 1}
        aria-label="Helpful"
        title="Helpful"
        onClick={() => rate(id, 1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className={styles.action}
        aria-pressed={score === -1}
        aria-label="Not helpful"
        title="Not helpful"
        onClick={() => rate(id, -1)}
      >
        <Icon name="down" />
      </button>
    </div>
  );
}
