import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './message.ts';

/** A visitor this close to the end is following the conversation. */
const nearEndPx = 80;
/** The gap between two messages. */
const marginPx = 12;
/** A question of up to three lines stays in view above its reply; a longer one would push the reply away. */
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
 * The scroll position of the list. A reply is scrolled to its beginning, below its question. Visitors who read further
 * up aren't moved but told of it. Hiding and showing the list changes nothing.
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
    // The on-screen keyboard reduces the height; visitors at the end stay there.
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
    // Measuring forces a layout, so it isn't done in the task that has just rendered.
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

  // Older messages were inserted above; what was being read stays in place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when their number changes.
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list && heightBefore.current !== null) list.scrollTop += list.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [scroller, earlier]);

  // The typing indicator appears below the question just asked.
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
