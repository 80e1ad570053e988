import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TalkView } from '#leads/talk.ts';
import { pollReplies } from './poll-replies.ts';

const minute = 60_000;

function talkOf(count: number): TalkView {
  const said = { at: 0, by: 'team' as const, name: 'Noor', text: 'Yes.' };
  return { reference: 'H7K2-9QMD', messages: Array.from({ length: count + 1 }, (_, id) => ({ ...said, id: `${id}` })) };
}

function start(answer: () => TalkView | 'gone' | undefined) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const read = vi.fn(async (_key: string, _known: number) => answer());
  const [found, gone] = [vi.fn(), vi.fn()];
  const looking = pollReplies({ key: 'key', known: 0, found, gone, read, page: page as never });
  function hide(hidden: boolean) {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  return { looking, read, found, gone, hide };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('polls less and less often while nothing arrives, but at least every five minutes', async () => {
  const { read } = start(() => undefined);
  const asked: number[] = [];
  for (let hour = 0; hour < 3; hour++) {
    const before = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60 * minute);
    asked.push(read.mock.calls.length - before);
  }
  expect(asked[0]).toBeLessThan(26);
  expect(asked.slice(1)).toEqual([12, 12]);
});

test('reports a reply once, and polls again soon', async () => {
  let count = 0;
  const { read, found } = start(() => talkOf(count));
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(found).not.toHaveBeenCalled();
  count = 1;
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(found).toHaveBeenCalledOnce();
  expect(read).toHaveBeenLastCalledWith('key', 1);
});

test('pauses while the page is hidden, and polls at once when it is visible again', async () => {
  const { read, hide } = start(() => undefined);
  hide(true);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(read).not.toHaveBeenCalled();
  hide(false);
  expect(read).toHaveBeenCalledOnce();
});

test('stops when the talk is deleted, and on request', async () => {
  const { read, gone } = start(() => 'gone');
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect([read.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1]);
  const other = start(() => undefined);
  other.looking.stop();
  other.hide(false);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(other.read).not.toHaveBeenCalled();
});

test('returning to the page during a request fetches what has arrived since', async () => {
  let count = 0;
  const { found, hide } = start(() => talkOf(count));
  hide(false);
  hide(false);
  count = 1;
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toHaveBeenCalledOnce();
});

test('polls soon after a message was sent', async () => {
  const { read, looking } = start(() => undefined);
  await vi.advanceTimersByTimeAsync(60 * minute);
  read.mockClear();
  looking.said(3);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(read).toHaveBeenCalledExactlyOnceWith('key', 3);
});
