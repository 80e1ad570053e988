import { expect, test } from 'vitest';
import { readMainThread, type TraceEvent } from './trace.ts';

const address = 'http://site.example/';
const thread = { cat: '', pid: 7, tid: 1, args: {} };

function task(ts: number, cpuMs: number, wallMs = cpuMs): TraceEvent {
  return { ...thread, name: 'RunTask', ph: 'X', ts, dur: wallMs * 1000, tdur: cpuMs * 1000 };
}

const frame: TraceEvent[] = [
  { ...thread, name: 'navigationStart', ph: 'R', ts: 1_000 },
  { ...thread, name: 'CommitLoad', ph: 'X', ts: 2_000, args: { data: { url: address } } },
  { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 50_000 },
];

test('blocking time counts tasks after the first paint, slowed down four times', () => {
  const events = [...frame, task(3_000, 40), task(60_000, 20, 900), task(980_000, 10)];
  expect(readMainThread(events, address)).toMatchObject({
    cpuMs: 70,
    blockingMs: 30,
    longestAfterPaintMs: 20,
    tasksOver12: 1,
    firstPaintMs: 49,
  });
});

test('nested work of one kind is counted once, and other pages are ignored', () => {
  const layout = { ...thread, name: 'Layout', ph: 'X' };
  const events: TraceEvent[] = [
    ...frame,
    { ...layout, ts: 4_000, dur: 9_000, tdur: 9_000 },
    { ...layout, ts: 5_000, dur: 2_000, tdur: 2_000 },
    { ...layout, pid: 8, ts: 20_000, dur: 5_000, tdur: 5_000 },
  ];
  expect(readMainThread(events, address).layoutMs).toBe(9);
});
