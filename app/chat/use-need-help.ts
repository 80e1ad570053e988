import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { needHelpScrollPx } from '../ui/sizes-and-timings.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { readItem, writeItem } from './browser-storage.ts';
import { chatStorageKeys } from './chat-texts.ts';
import { coversContent } from './covers-content.ts';

const dismissedValue = 'dismissed';

/**
 * When the slip next to the chat button is visible: hidden until it is known to cover nothing, hidden for good once the
 * visitor scrolls, and gone once it was dismissed.
 */
export function useNeedHelp(slip: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const [dismissed, setDismissed] = useState(false);
  const [readsOn, setReadsOn] = useState(false);
  const [isFree, setIsFree] = useState(false);

  const look = useCallback(() => {
    setDismissed((before) => before || readItem(chatStorageKeys.bubble) === dismissedValue);
    setIsFree(slip.current !== null && !coversContent(slip.current));
  }, [slip]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its links in other places.
  useEffect(() => {
    const cancel = whenIdle(() => {
      look();
      return undefined;
    });
    window.addEventListener('resize', look);
    return () => {
      cancel();
      window.removeEventListener('resize', look);
    };
  }, [look, pathname]);

  useEffect(() => {
    function onScroll() {
      if (window.scrollY > needHelpScrollPx) setReadsOn(true);
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  function dismiss() {
    setDismissed(true);
    writeItem(chatStorageKeys.bubble, dismissedValue);
  }

  return { dismissed, folded: readsOn || !isFree, dismiss };
}
