import { lazy, Suspense, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { askAgain } from './consent-store.ts';
import type { RootData } from './third-party-scripts.ts';

const ConsentBar = lazy(() => import('./consent-bar.tsx'));

function useScripts() {
  return useRouteLoaderData<RootData>('root')?.thirdPartyScripts ?? null;
}

/** Empty if no third-party script is configured. */
export function Consent() {
  const scripts = useScripts();
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  if (!scripts || !running) return null;
  return (
    <Suspense>
      <ConsentBar scripts={scripts} />
    </Suspense>
  );
}

/** The footer's link that reopens the question, as a list item. */
export function ConsentItem() {
  if (!useScripts()) return null;
  return (
    <li>
      <button type="button" onClick={askAgain}>
        Privacy choices
      </button>
    </li>
  );
}
