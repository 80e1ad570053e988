import { memo } from 'react';
import type { Message } from './message.ts';
import styles from './message-view.module.css';
import { Reply } from './reply.tsx';

interface Props {
  message: Message;
  /** Whether everybody's name is shown: where people and the assistant speak. */
  named: boolean;
}

/** Messages never change once they are there, but for their score: a new one redraws none of the others. */
export const MessageView = memo(function MessageView({ message, named }: Props) {
  const { id, text, talk } = message;
  const mine = message.sender === 'user';
  const person = !mine && talk !== undefined;
  return (
    <div className={mine ? styles.question : person ? styles.person : styles.reply} data-message={id}>
      <span className={named ? styles.who : 'visually-hidden'}>{whoSpeaks(message)}: </span>
      {mine || person ? <p className={styles.text}>{text}</p> : <Reply message={message} />}
    </div>
  );
});

function whoSpeaks({ sender, talk }: Message): string {
  if (sender === 'bot') return talk?.by ?? 'Assistant';
  return talk ? 'You, to our team' : 'You';
}
