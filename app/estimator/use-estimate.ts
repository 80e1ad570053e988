import { useEffect, useRef, useState } from 'react';
import type { Choice } from '#catalogue/quote-address.ts';
import { report } from '../visit/report.ts';
import type { EstimateView } from './estimate-view.ts';

/** Prices and arithmetic are one chunk, loaded when a visitor first touches the estimator. */
function loadArithmetic() {
  return import('./arithmetic.ts');
}

type Arithmetic = Awaited<ReturnType<typeof loadArithmetic>>;
/** What a visitor did, in terms of the catalogue; problems are shown to the visitor. */
export type Change = (choice: Choice, arithmetic: Arithmetic, problems: string[]) => Choice;

export function useEstimate(initial: EstimateView, onShown: (query: string) => void) {
  const [view, setView] = useState(initial);
  const arithmetic = useRef<Arithmetic>(null);
  const shownQuery = useRef(initial.query);

  useEffect(() => onShown(view.query), [view.query, onShown]);

  useEffect(() => {
    if (shownQuery.current === view.query) return;
    shownQuery.current = view.query;
    const { pathname, hash } = window.location;
    // Without the router: the page has all the data it needs and must not be reloaded on every keystroke.
    window.history.replaceState(window.history.state, '', `${pathname}${view.query && `?${view.query}`}${hash}`);
  }, [view.query]);

  // An estimate that came with the URL was already counted by the server.
  const begun = useRef(initial.lines.length > 0);
  useEffect(() => {
    if (begun.current || view.lines.length === 0) return;
    begun.current = true;
    report('estimate');
  }, [view.lines.length]);

  async function prepare(): Promise<Arithmetic> {
    arithmetic.current ??= await loadArithmetic();
    return arithmetic.current;
  }

  async function change(apply: Change) {
    const loaded = arithmetic.current ?? (await prepare());
    setView(({ choice }) => {
      const problems: string[] = [];
      return loaded.estimateView(apply(choice, loaded, problems), problems);
    });
  }

  return { view, change, prepare };
}
