import { beforeAll, describe, expect, test } from 'vitest';
import { notSold } from '#catalogue/fixture-figures.ts';
import { serverTalk, textOf } from '../server-talk.ts';

/** A conversation, and what its last reply says and omits. */
export interface ConversationCase {
  title: string;
  messages: readonly string[];
  says: readonly RegExp[];
  omits?: RegExp;
}

/** Tests the last reply of each conversation; those about something that isn't sold are left out. */
export function checkConversations(name: string, cases: readonly ConversationCase[]): void {
  let ask: Awaited<ReturnType<typeof serverTalk>>;
  beforeAll(async () => {
    ask = await serverTalk();
  });

  describe(name, () => {
    test.each(cases.filter(({ says }) => !says.includes(notSold)))('$title', async ({ messages, says, omits }) => {
      const reply = textOf(await ask(...messages));
      for (const expected of says) expect(reply).toMatch(expected);
      if (omits) expect(reply).not.toMatch(omits);
    });
  });
}
