import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs after every navigation, whatever its URL; not for the first page of the visit. */
export function useOnNavigation(work: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const onNavigation = useEffectEvent(work);

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onNavigation();
  }, [key]);
}
