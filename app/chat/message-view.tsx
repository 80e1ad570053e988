import { memo } from 'react';
import type { Message } from './message.ts';
import styles from './message-view.module.css';
import { Reply } from './reply.tsx';

/** Messages never change once they are there, but for their score: a new one redraws none of the others. */
export const MessageView = memo(function MessageView({ message }: { message: Message }) {
  const mine = message.sender === 'user';
  return (
    <div className={mine ? styles.question : styles.reply} data-message={message.id}>
      <span className="visually-hidden">{mine ? 'You: ' : 'Assistant: '}</span>
      {mine ? <p className={styles.text}>{message.text}</p> : <Reply message={message} />}
    </div>
  );
});
