import { useEffect, useRef } from 'react';
import { ReplyText } from '../chat/reply-text.tsx';
import styles from './search-palette.module.css';

interface Props {
  question: string;
  answer: string;
  onBack: () => void;
  onAsk: () => void;
}

/** An answer of the knowledge base, shown in place. */
export function SearchAnswer({ question, answer, onBack, onAsk }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.answer}>
      <h2 ref={heading} tabIndex={-1}>
        {question}
      </h2>
      <ReplyText text={answer} />
      <p className={styles.actions}>
        <button type="button" onClick={onBack}>
          Back to the results
        </button>
        <button type="button" onClick={onAsk}>
          Ask more in the chat
        </button>
      </p>
    </div>
  );
}
