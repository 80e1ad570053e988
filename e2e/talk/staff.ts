import { openDatabase } from '../../server/store/database.ts';
import { createTalkStore, type TalkMessage } from '../../server/store/talk-store.ts';

/** Acts as staff, with the database of the tested server. */
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

/** The messages after the first, and what came with them. */
export function talkAsStaff(reference: string) {
  return withTalks(async (talks) => {
    const { lead, messages = [] } = (await talks.byReference(reference)) ?? {};
    return { lead, said: messages.map(({ text }) => text) };
  });
}
