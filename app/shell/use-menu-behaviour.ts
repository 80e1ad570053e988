import { type RefObject, useEffect } from 'react';
import { useOnNavigation } from './use-on-navigation.ts';

/** Makes a `details` element a menu that closes on navigation. The rest of its behaviour is loaded after hydration. */
export function useMenuBehaviour(details: RefObject<HTMLDetailsElement | null>) {
  useOnNavigation(() => {
    if (details.current) details.current.open = false;
  });

  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    import('./act-as-menu.ts').then(
      ({ actAsMenu }) => {
        if (!gone && details.current) stop = actAsMenu(details.current);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [details]);
}
