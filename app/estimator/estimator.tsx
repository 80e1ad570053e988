import { useEffect, useState } from 'react';
import { wording } from '#company/wording.ts';
import { sitePages } from '../pages/site-pages.ts';
import { ServiceOptions } from '../sections/service-options.tsx';
import { EstimateLine } from './estimate-line.tsx';
import { EstimateSheet, sheetId } from './estimate-sheet.tsx';
import type { EstimateView } from './estimate-view.ts';
import styles from './estimator.module.css';
import { openInsteadOfChoosing } from './open-instead-of-choosing.ts';
import { QuoteForm } from './quote-form.tsx';
import { useEstimate } from './use-estimate.ts';

interface Props {
  estimate: EstimateView;
  /** Why no quote was created. */
  quoteProblem?: string | undefined;
  onShown: (query: string) => void;
}

/** Combines services and computes the total. Without scripts it is a plain form that the server handles. */
export function Estimator({ estimate, quoteProblem, onShown }: Props) {
  const { view, change, prepare } = useEstimate(estimate, onShown);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  return (
    <>
      <form
        className={styles.estimator}
        action={`${sitePages.estimate.path}#estimate`}
        method="get"
        data-live={live || undefined}
        onSubmit={(event) => event.preventDefault()}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        {/* Enter presses the first submit button; without this one, that would be 'Remove'. */}
        <button type="submit" hidden>
          Update
        </button>
        <div className={styles.choice}>
          <div role="status" className={styles.problems}>
            {view.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
          {view.lines.length === 0 && <p>Nothing chosen yet. Add a service to see what it costs.</p>}
          <ol className={styles.lines}>
            {view.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same package may stand on two lines.
              <EstimateLine key={`${line.slug}-${index}`} line={line} index={index} change={change} />
            ))}
          </ol>
          <div className={styles.add}>
            <label className={styles.field}>
              <span>Add a service</span>
              <select
                name="add"
                value=""
                onKeyDown={openInsteadOfChoosing}
                onChange={({ target }) => {
                  const slug = target.value;
                  change((choice, { firstItem }) => {
                    const item = firstItem(slug);
                    return item ? { ...choice, items: [...choice.items, item] } : choice;
                  });
                }}
              >
                <option value="">Choose a service</option>
                <ServiceOptions />
              </select>
            </label>
          </div>
          {view.discountLabel && (
            <label className={styles.discount}>
              <input
                type="checkbox"
                name="discount"
                value="1"
                checked={view.choice.discount}
                onChange={({ target }) => {
                  const discount = target.checked;
                  change((choice) => ({ ...choice, discount }));
                }}
              />
              <span>Take the {view.discountLabel}, offered for almost all services</span>
            </label>
          )}
          <button type="submit" className={styles.update}>
            Update the estimate
          </button>
          {view.lines.length > 0 && (
            <nav className={styles.bar} aria-label="The sum so far">
              <a href={`#${sheetId}`}>
                <span className={styles.barSum}>
                  <span>Total</span> <span className={styles.barFigure}>{view.total}</span>{' '}
                  {view.deliveryAtOnce && (
                    <span className={styles.barDays}>
                      {wording.time.within} {view.deliveryAtOnce}
                    </span>
                  )}
                </span>{' '}
                <span className={styles.review}>Review</span>
              </a>
            </nav>
          )}
        </div>
        <EstimateSheet view={view} quoteProblem={quoteProblem} />
      </form>
      {view.lines.length > 0 && <QuoteForm query={view.query} />}
    </>
  );
}
