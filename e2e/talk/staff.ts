import { openDatabase } from '../../server/store/database.ts';
import { createTalkStore, type TalkMessage } from '../../server/store/talk-store.ts';

/** Does something as staff would, with the database of the server that is tested. */
async function withTalks<Result>(
  work: (talks: ReturnType<typeof createTalkStore>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: process.env.E2E_DATA ?? '' });
  try {
    return await work(createTalkStore(database));
  } finally {
    await database.close();
  }
}

export function replyAsStaff(reference: string, text: string): Promise<TalkMessage> {
  return withTalks(async (talks) => {
    const talk = await talks.byReference(reference);
    const reply = { author: 'staff' as const, name: 'Noor', text, now: Date.now(), channels: [] };
    return talks.say(talk?.lead.id ?? '', { ...reply, idempotencyKey: crypto.randomUUID() });
  });
}

/** What was said after the first message, and what came with that. */
export function talkAsStaff(reference: string) {
  return withTalks(async (talks) => {
    const { lead, messages = [] } = (await talks.byReference(reference)) ?? {};
    return { lead, said: messages.map(({ text }) => text) };
  });
}
