import { useEffect, useRef } from 'react';
import { talkLink } from '../talk/talk-link.ts';
import { localTime } from '../ui/local-time.ts';
import styles from './confirmation.module.css';

interface Props {
  reference: string;
  /** Where replies will appear; empty if the URL doesn't contain it. */
  talk: string;
  /** When a reply is due, in milliseconds since 1970. */
  replyBy?: number | undefined;
  /** Shown after sending with scripts; without them the link leads to an empty form. */
  onAnother?: () => void;
}

/** The confirmation once the message is stored. */
export function Confirmation({ reference, talk, replyBy, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onAnother) heading.current?.focus();
  }, [onAnother]);

  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        Thank you, your message has arrived
      </h3>
      <p>
        Your reference is <strong className={styles.reference}>{reference}</strong>. Name it if you write to us about
        this again.
      </p>
      <p>
        A person reads every message and replies{replyBy ? ` by ${localTime(replyBy)}, by your clock` : ''}.
        {talk && (
          <>
            {' '}
            You find the reply on <a {...talkLink(talk)}>a page of your own</a>, where you can also ask back: keep its
            address.
          </>
        )}{' '}
        Nothing has been ordered, and nothing is owed.
      </p>
      <p>
        {onAnother ? (
          <button type="button" className={styles.another} onClick={onAnother}>
            Write another message
          </button>
        ) : (
          <a className={styles.another} href="/contact#message">
            Write another message
          </a>
        )}
      </p>
    </div>
  );
}
