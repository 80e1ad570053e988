import { useEffect, useState } from 'react';
import type { TalkEntry } from '#leads/talk.ts';
import { localTime } from '../ui/local-time.ts';
import { pollReplies } from './poll-replies.ts';
import styles from './talk-messages.module.css';

interface Props {
  talkKey: string;
  /** As sent by the server. */
  messages: readonly TalkEntry[];
  /** The name under which staff write. */
  team: string;
}

/** All messages, and with scripts those that arrive while the page is open. */
export function TalkMessages({ talkKey, messages, team }: Props) {
  const [shown, setShown] = useState(messages);
  const [local, setLocal] = useState(false);
  useEffect(() => {
    setLocal(true);
    const looking = pollReplies({ key: talkKey, known: messages.length - 1, found: (talk) => setShown(talk.messages) });
    return looking.stop;
  }, [talkKey, messages]);
  return (
    <ol className={styles.messages} aria-live="polite" aria-relevant="additions">
      {shown.map(({ id, at, by, name, text }) => (
        <li key={id} className={by === 'team' ? styles.team : styles.visitor}>
          <p className={styles.who}>
            <strong>{by === 'team' ? [name, team].filter(Boolean).join(', ') : 'You'}</strong>{' '}
            <time dateTime={new Date(at).toISOString()}>{local ? localTime(at) : byTheWorldsClock(at)}</time>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** '2026-11-18 09:30 UTC': before scripts run, the visitor's time zone isn't known. */
function byTheWorldsClock(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
