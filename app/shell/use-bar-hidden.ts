import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the bar at the bottom of small screens is hidden. What decides that is loaded after hydration. */
export function useBarHidden(): boolean {
  const { pathname } = useLocation();
  const [hidden, setHidden] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms.
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    import('./watch-bar.ts').then(
      ({ watchBar }) => {
        if (!gone) stop = watchBar(setHidden);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [pathname]);

  return hidden;
}
