import { type RefObject, useEffect } from 'react';
import { nextLift } from './keyboard-lift.ts';

/** Raises the panel above the on-screen keyboard and keeps it within the rest of the screen. */
export function useKeyboardLift(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const visible = viewport;
    let lift = 0;

    function follow() {
      lift = nextLift(lift, { width: window.innerWidth, height: window.innerHeight, visible });
      panel.current?.style.setProperty('--lift', `${lift}px`);
    }
    follow();
    visible.addEventListener('resize', follow);
    visible.addEventListener('scroll', follow);
    return () => {
      visible.removeEventListener('resize', follow);
      visible.removeEventListener('scroll', follow);
    };
  }, [panel]);
}
