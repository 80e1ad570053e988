import type { TalkView } from '#leads/talk.ts';
import { readTalk } from './read-talk.ts';

/**
 * Someone who has just written may be answered at once; someone who has waited for hours needn't be told within
 * seconds.
 */
const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;
const growth = 1.4;

interface Options {
  key: string;
  /** How many messages after the first are known. */
  known: number;
  /** Poll right away, for what arrived while no page was open. */
  atOnce?: boolean;
  found: (talk: TalkView) => void;
  /** The talk has been deleted. */
  gone?: () => void;
  read?: typeof readTalk;
  /** The document, whose visibility matters. */
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

export interface Polling {
  stop: () => void;
  /** Something was said here: this many are known now, and a reply may come soon. */
  said: (known: number) => void;
}

/**
 * Polls for replies: less often the longer none arrives, and not at all while the page is hidden. Returning to the page
 * polls at once.
 */
export function pollReplies(options: Options): Polling {
  const { key, known, atOnce = false, found, gone, read = readTalk, page = document } = options;
  let count = known;
  let pause = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let looking = false;
  let wantedAgain = false;

  async function look(): Promise<void> {
    // What arrives during a request is found by the next.
    wantedAgain = looking;
    if (looking) return;
    looking = true;
    const talk = await read(key, count);
    looking = false;
    if (stopped) return;
    if (talk === 'gone') {
      stop();
      gone?.();
      return;
    }
    const hasNews = typeof talk === 'object' && talk.messages.length - 1 > count;
    if (hasNews) {
      count = talk.messages.length - 1;
      found(talk);
    }
    pause = hasNews ? firstPauseMs : Math.min(pause * growth, longestPauseMs);
    if (wantedAgain) void look();
    else wait();
  }

  function wait(): void {
    clearTimeout(timer);
    if (!stopped && !page.hidden) timer = setTimeout(look, pause);
  }

  function onVisibility(): void {
    clearTimeout(timer);
    if (page.hidden) return;
    pause = firstPauseMs;
    void look();
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onVisibility);
  }

  page.addEventListener('visibilitychange', onVisibility);
  if (atOnce && !page.hidden) void look();
  else wait();
  return {
    stop,
    said(now) {
      count = Math.max(count, now);
      pause = firstPauseMs;
      wait();
    },
  };
}
