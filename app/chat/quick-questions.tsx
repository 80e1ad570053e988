import { useId } from 'react';
import { chatTexts, quickQuestions } from '#company/chat.ts';
import { ask } from './conversation-store.ts';
import type { Extras, Message } from './message.ts';
import styles from './quick-questions.module.css';

const mostSuggestions = 3;

/** The agency's questions while there is only the greeting; afterwards what the last reply suggests. */
export function QuickQuestions({ messages }: { messages: readonly Message[] }) {
  const labelId = useId();
  const first = messages.length === 1;
  const suggested = leadingOn(messages.at(-1)?.reply);
  const questions = first ? quickQuestions : suggested;
  if (questions.length === 0) return null;
  return (
    <div className={styles.quick}>
      <p id={labelId} className={styles.label}>
        {first ? chatTexts.quickQuestionsLabel : 'You could also ask:'}
      </p>
      <ul aria-labelledby={labelId}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.button} onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** After small talk only questions lead anywhere: 'Goodbye' is for the visitor to say. */
function leadingOn(reply: Extras | undefined): string[] {
  const suggestions = reply?.suggestions ?? [];
  const useful = reply?.source === 'intent' ? suggestions.filter((text) => text.endsWith('?')) : suggestions;
  return useful.slice(0, mostSuggestions);
}
