import { useRef } from 'react';
import { company } from '#company/facts.ts';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import type { Message } from './message.ts';
import styles from './share.module.css';
import { emailHandOver, transcript, whatsappHandOver } from './transcript.ts';

/** Sends the conversation to a person, or saves it. */
export function Share({ messages }: { messages: readonly Message[] }) {
  const details = useRef<HTMLDetailsElement>(null);

  function close() {
    if (details.current) details.current.open = false;
  }
  function download() {
    const url = URL.createObjectURL(new Blob([transcript(messages)], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${company.storagePrefix}-chat.txt`;
    link.click();
    URL.revokeObjectURL(url);
    close();
  }

  return (
    <details
      ref={details}
      className={styles.share}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        close();
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) close();
      }}
    >
      <summary className={styles.toggle}>
        <Icon name="share" />
        Share or save
      </summary>
      <ul className={styles.sheet}>
        {company.whatsapp && (
          <li>
            <a href={whatsappHandOver(messages)} target="_blank" rel="noopener">
              Continue on WhatsApp
            </a>
          </li>
        )}
        <li>
          <a href={emailHandOver(messages)}>Continue by email</a>
        </li>
        <li>
          <CopyButton label="Copy conversation" text={() => transcript(messages)} wordy />
        </li>
        <li>
          <button type="button" onClick={download}>
            Download conversation
          </button>
        </li>
      </ul>
    </details>
  );
}
