import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './message.ts';

/** A visitor this close to the end is following the conversation. */
const nearEndPx = 80;
/** As much as between two messages. */
const marginPx = 12;
/** A question of up to three lines stays in sight above its reply; a longer one would push the reply away. */
const shortQuestionPx = 96;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  messages: readonly Message[];
  pending: number | null;
  shown: boolean;
  /** How many older messages are not rendered. */
  earlier: number;
}

/**
 * Where the list stands. A reply comes into view by its beginning, below the question it answers; a visitor who reads further up is left alone and told
 * of it; hiding and showing the list changes nothing.
 */
export function useReadingPosition({ scroller, messages, pending, shown, earlier }: Options) {
  const [newReply, setNewReply] = useState(false);
  const position = useRef<{ top: number | null; following: boolean }>({ top: null, following: true });
  const heightBefore = useRef<number | null>(null);
  const last = messages.at(-1);
  const lastSeen = useRef(last?.id);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const list = element;
    function onScroll() {
      if (list.clientHeight === 0) return;
      const rest = list.scrollHeight - list.scrollTop - list.clientHeight;
      position.current = { top: list.scrollTop, following: rest < nearEndPx };
      if (rest < nearEndPx) setNewReply(false);
    }
    // The on-screen keyboard takes height away: the end stays in view for whoever was there.
    let height = list.clientHeight;
    const observer = new ResizeObserver(() => {
      const shrunk = list.clientHeight > 0 && list.clientHeight < height;
      if (list.clientHeight > 0) height = list.clientHeight;
      if (shrunk && position.current.following) list.scrollTop = list.scrollHeight;
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
    const { top } = position.current;
    if (top !== null) list.scrollTop = top;
    // Measuring makes the browser lay everything out: not within the task that has just drawn it.
    else requestAnimationFrame(() => showBeginning(list));
  }, [scroller, shown]);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    if (last?.id === lastSeen.current) return;
    lastSeen.current = last?.id;
    if (last?.sender === 'user') list.scrollTop = list.scrollHeight;
    else if (position.current.following || messages.length === 1) showBeginning(list);
    else setNewReply(true);
  }, [scroller, last, messages.length]);

  // Older messages came in above: what was being read stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when their number changes.
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list && heightBefore.current !== null) list.scrollTop += list.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [scroller, earlier]);

  // The typing indicator comes under the question that was just asked.
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list && pending !== null && position.current.following) list.scrollTop = list.scrollHeight;
  }, [scroller, pending]);

  const keepPlace = useCallback(() => {
    heightBefore.current = scroller.current?.scrollHeight ?? null;
  }, [scroller]);
  function toNewReply() {
    setNewReply(false);
    if (!scroller.current) return;
    showBeginning(scroller.current);
    scroller.current.focus({ preventScroll: true });
  }

  return { newReply, toNewReply, keepPlace };
}

function showBeginning(list: HTMLElement): void {
  const messages = list.querySelectorAll<HTMLElement>('[data-message]');
  const reply = messages[messages.length - 1];
  const question = messages[messages.length - 2];
  const first = question && question.offsetHeight <= shortQuestionPx ? question : reply;
  if (first) list.scrollTop += first.getBoundingClientRect().top - list.getBoundingClientRect().top - marginPx;
}
