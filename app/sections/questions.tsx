import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { questionId } from './question-id.ts';
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

/** Questions that expand in place; find-in-page and fragment links expand them, too. */
export function Questions({ title, questions }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  // Browsers expand a link's target when they load a page; for client-side navigation we do it, before the router
  // scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same address is followed again.
  useLayoutEffect(() => {
    if (!hash) return;
    const answer = list.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
    answer?.closest('details')?.setAttribute('open', '');
  }, [hash, key]);

  return (
    <div className={styles.columns}>
      <SectionHeading id="questions" title={title} />
      <div ref={list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3>{question}</h3>
              <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <path d="M1 8h14" />
                <path className={styles.upright} d="M8 1v14" />
              </svg>
            </summary>
            <p id={questionId(question)} className={styles.answer}>
              {answer}
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
