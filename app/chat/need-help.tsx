import { type MouseEvent, useRef } from 'react';
import { chatTexts } from './chat-texts.ts';
import { launcherId } from './element-ids.ts';
import styles from './need-help.module.css';
import { useNeedHelp } from './use-need-help.ts';

interface Props {
  failed: boolean;
  onOpen: () => void;
  onIntent: () => void;
}

/**
 * A slip of paper that points at the chat button. It is hidden from screen readers, because the button has the same
 * words.
 */
export function NeedHelp({ failed, onOpen, onIntent }: Props) {
  const slip = useRef<HTMLDivElement>(null);
  const { dismissed, folded, dismiss } = useNeedHelp(slip);

  function onDismiss({ detail }: MouseEvent) {
    dismiss();
    // With the keyboard (no click count), the focus would be lost with the button.
    if (detail === 0) document.getElementById(launcherId)?.focus();
  }

  if (dismissed && !failed) return null;
  return (
    <div ref={slip} className={styles.slip} data-folded={folded && !failed}>
      <button type="button" className={styles.dismiss} aria-label="Hide this hint" onClick={onDismiss}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
      <button
        type="button"
        className={styles.bubble}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onOpen}
        onPointerEnter={onIntent}
      >
        <strong>{failed ? 'The chat did not load' : chatTexts.bubbleTitle}</strong>
        <span>{failed ? 'Check your connection and try again' : chatTexts.bubbleText}</span>
      </button>
    </div>
  );
}
