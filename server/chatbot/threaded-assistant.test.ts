import { expect, test } from 'vitest';
import { startAssistant } from './threaded-assistant.ts';

test('a thread that fails while it starts is said to have failed, and is started again', async () => {
  const { promise: startedTwice, resolve } = Promise.withResolvers<void>();
  const warnings: string[] = [];
  const assistant = startAssistant({
    // Nothing that a search could be made of.
    documents: [null as never],
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
