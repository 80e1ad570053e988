import { useId } from 'react';
import type { ServiceView } from '../service-page/service-view.ts';
import { chatTexts, quickQuestions } from './chat-texts.ts';
import { ask } from './conversation-store.ts';
import type { Extras, Message } from './message.ts';
import styles from './quick-questions.module.css';

const maxSuggestions = 3;
/** How many of the first questions are the page's own. */
const maxOfPage = 2;

interface Props {
  messages: readonly Message[];
  /** The service whose page is shown. */
  service: ServiceView | undefined;
}

/**
 * While there is only the greeting: the page's and the agency's questions. Afterwards: what the last reply suggests.
 */
export function QuickQuestions({ messages, service }: Props) {
  const labelId = useId();
  const first = messages.length === 1;
  const suggested = usefulSuggestions(messages.at(-1)?.reply);
  const questions = first ? questionsOn(service) : suggested;
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

/** On a service's page, the first of its own questions come before the agency's. */
function questionsOn(service: ServiceView | undefined): string[] {
  const own = service?.questions.slice(0, maxOfPage).map(({ question }) => question) ?? [];
  return [...own, ...quickQuestions].slice(0, quickQuestions.length);
}

/** After small talk only questions are useful suggestions: visitors say 'Goodbye' themselves. */
function usefulSuggestions(reply: Extras | undefined): string[] {
  const suggestions = reply?.suggestions ?? [];
  const useful = reply?.source === 'intent' ? suggestions.filter((text) => text.endsWith('?')) : suggestions;
  return useful.slice(0, maxSuggestions);
}
