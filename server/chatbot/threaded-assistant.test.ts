import { expect, test } from 'vitest';
import { asClient } from '../current-client.ts';
import { TooBusyError } from '../fair-queue.ts';
import { maxPerVisitor, maxWaiting, startAssistant } from './threaded-assistant.ts';

const failing = new URL('data:text/javascript,throw new Error("There is no model")');

test('a thread that fails at startup is reported and restarted', async () => {
  const { promise: startedTwice, resolve } = Promise.withResolvers<void>();
  const warnings: string[] = [];
  const assistant = startAssistant({
    documents: [],
    thread: failing,
    restartMs: 0,
    warn(message) {
      warnings.push(message);
      if (warnings.filter((each) => each.includes('started again')).length === 2) resolve();
    },
  });
  await assistant.settled();
  await expect(assistant.reply({ question: 'Hello', history: [], topK: 1 })).rejects.toThrow();
  await startedTwice;
  expect(assistant.mode()).toBe('failed');
  await assistant.close();
});

test('the queue is bounded, in total and per visitor', async () => {
  const assistant = startAssistant({ documents: [], thread: failing, warn: () => undefined });
  const inquiry = { question: 'Hello', history: [], topK: 1 };
  const ask = (client: string) => asClient(client, () => assistant.reply(inquiry).catch((error) => error));
  // One is in progress.
  const ofOne = Array.from({ length: maxPerVisitor + 1 }, () => ask('one'));
  expect(await ask('one')).toBeInstanceOf(TooBusyError);
  const others = Array.from({ length: maxWaiting - ofOne.length }, (_, index) => ask(`${index}`));
  expect(assistant.waiting()).toBe(maxWaiting);
  expect(await ask('another')).toBeInstanceOf(TooBusyError);
  for (const error of await Promise.all([...ofOne, ...others])) expect(error).not.toBeInstanceOf(TooBusyError);
  expect(await ask('one')).not.toBeInstanceOf(TooBusyError);
  await assistant.close();
});

test('with when-asked, the thread starts with the first question', async () => {
  const ready = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ request }) => parentPort.postMessage({ type: 'found', request, results: [] }));
      parentPort.postMessage({ type: 'ready', mode: 'meaning' });`)}`,
  );
  const assistant = startAssistant({
    documents: [],
    thread: ready,
    startsWhenAsked: true,
    warn: (message) => expect.unreachable(message),
  });
  await assistant.settled();
  expect(assistant.mode()).toBe('asleep');
  const found = Promise.all([assistant.search('logo'), assistant.search('seo')]);
  expect(assistant.mode()).toBe('starting');
  expect(await found).toEqual([[], []]);
  expect(assistant.mode()).toBe('meaning');
  await assistant.close();
});
