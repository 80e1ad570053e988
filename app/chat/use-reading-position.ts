import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './message.ts';

/** A visitor this close to the end is following the conversation. */
const nearEndPx = 80;
const marginPx = 12;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  messages: readonly Message[];
  pending: number | null;
  shown: boolean;
  /** How many older messages are not rendered. */
  earlier: number;
}

/**
 * Where the list stands. A reply comes into view by its beginning; a visitor who reads further up is left alone and told
 * of it; hiding and showing the list changes nothing.
 */
export function useReadingPosition({ scroller, messages, pending, shown, earlier }: Options) {
  const [newReply, setNewReply] = useState(false);
  const position = useRef<{ top: number | null; following: boolean; height: number }>({
    top: null,
    following: true,
    height: 0,
  });
  const last = messages.at(-1);
  const lastSeen = useRef(last?.id);
  const earlierSeen = useRef(earlier);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const list = element;
    function onScroll() {
      if (list.clientHeight === 0) return;
      const rest = list.scrollHeight - list.scrollTop - list.clientHeight;
      position.current = { top: list.scrollTop, following: rest < nearEndPx, height: list.scrollHeight };
      if (rest < nearEndPx) setNewReply(false);
    }
    // The on-screen keyboard takes height away: the end stays in view for whoever was there.
    const observer = new ResizeObserver(() => {
      if (list.clientHeight > 0 && position.current.following) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!shown || !list) return;
    if (position.current.top === null) showBeginning(list);
    else list.scrollTop = position.current.top;
  }, [scroller, shown]);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    if (earlier < earlierSeen.current && last?.id === lastSeen.current) {
      // Older messages came in above: what was being read stays where it was.
      list.scrollTop += list.scrollHeight - position.current.height;
    }
    earlierSeen.current = earlier;
    position.current.height = list.scrollHeight;
    if (last?.id === lastSeen.current) return;
    lastSeen.current = last?.id;
    if (last?.sender === 'user') list.scrollTop = list.scrollHeight;
    else if (position.current.following || messages.length === 1) showBeginning(list);
    else setNewReply(true);
  }, [scroller, last, messages.length, earlier]);

  // The typing indicator comes under the question that was just asked.
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list && pending !== null && position.current.following) list.scrollTop = list.scrollHeight;
  }, [scroller, pending]);

  function toNewReply() {
    setNewReply(false);
    if (!scroller.current) return;
    showBeginning(scroller.current);
    scroller.current.focus({ preventScroll: true });
  }

  return { newReply, toNewReply };
}

function showBeginning(list: HTMLElement): void {
  const messages = list.querySelectorAll<HTMLElement>('[data-message]');
  const reply = messages[messages.length - 1];
  if (reply) list.scrollTop += reply.getBoundingClientRect().top - list.getBoundingClientRect().top - marginPx;
}
