import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { chatTexts } from './chat-texts.ts';
import styles from './composer.module.css';
import { type Conversation, canAsk } from './conversation.ts';
import { submit, write } from './conversation-store.ts';
import { Icon } from './icon.tsx';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  panel: RefObject<HTMLElement | null>;
  conversation: Conversation;
}

export function Composer({ ref, panel, conversation }: Props) {
  const { draft } = conversation;
  const pending = conversation.pending !== null;
  const wasPending = useRef(pending);

  useEffect(() => {
    if (wasPending.current && !pending && isFree(panel.current)) ref.current?.focus({ preventScroll: true });
    wasPending.current = pending;
  }, [pending, panel, ref]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // During IME composition, Enter selects a word. Safari ends composition before the key event; only key code 229 tells.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit(draft);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit(draft);
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <textarea
        ref={ref}
        className={styles.question}
        rows={2}
        aria-label="Your question"
        placeholder={chatTexts.placeholder}
        enterKeyHint="send"
        value={draft}
        disabled={pending}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-label="Send" disabled={!canAsk(conversation, draft)}>
        <Icon name="send" />
      </button>
    </form>
  );
}

/** A disabled field loses the focus; it gets it back unless the visitor has moved on. */
function isFree(panel: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || panel?.contains(focused) === true;
}
