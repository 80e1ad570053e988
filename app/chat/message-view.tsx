import { memo } from 'react';
import type { Message } from './message.ts';
import styles from './message-view.module.css';
import { Reply } from './reply.tsx';

interface Props {
  message: Message;
  /** Whether names are shown, because both people and the assistant take part. */
  named: boolean;
}

/** Messages never change except for their rating, so a new one doesn't re-render the others. */
export const MessageView = memo(function MessageView({ message, named }: Props) {
  const { id, text, talk } = message;
  const mine = message.sender === 'user';
  const person = !mine && talk !== undefined;
  return (
    <div className={mine ? styles.question : person ? styles.person : styles.reply} data-message={id}>
      <span className={named ? styles.who : 'visually-hidden'}>{speakerOf(message)}: </span>
      {mine || person ? <p className={styles.text}>{text}</p> : <Reply message={message} />}
    </div>
  );
});

function speakerOf({ sender, talk }: Message): string {
  if (sender === 'bot') return talk?.by ?? 'Assistant';
  return talk ? 'You, to our team' : 'You';
}
