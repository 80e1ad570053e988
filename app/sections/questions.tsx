import styles from './questions.module.css';
import { SectionHeading } from './section-heading.tsx';

interface Question {
  question: string;
  answer: string;
}

interface Props {
  title: string;
  questions: readonly Question[];
}

/** Questions that open where they stand; find-in-page opens them too. */
export function Questions({ title, questions }: Props) {
  return (
    <div className={styles.columns}>
      <SectionHeading id="questions" title={title} />
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3>{question}</h3>
              <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <path d="M1 8h14" />
                <path className={styles.upright} d="M8 1v14" />
              </svg>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
