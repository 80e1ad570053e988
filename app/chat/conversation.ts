import { company } from '#company/facts.ts';
import type { TalkEntry } from '#leads/talk.ts';
import { chatTexts } from './chat-texts.ts';
import { capMessages, mergeMessages } from './merge-messages.ts';
import type { Extras, Message, Score } from './message.ts';

export interface Conversation {
  /** Starts with the greeting, oldest first. */
  messages: readonly Message[];
  draft: string;
  /** The number of the question awaiting a reply. */
  pending: number | null;
  /** How many questions were asked here, used to number them. */
  asked: number;
}

export type Change =
  | { type: 'draft'; text: string }
  | { type: 'ask'; text: string; now: number }
  | { type: 'ask again' }
  | { type: 'reply'; request: number; text: string; reply?: Extras | undefined; now: number }
  | { type: 'talk'; said: readonly TalkEntry[]; now: number }
  | { type: 'clear'; now: number }
  | { type: 'score'; id: number; score: Score }
  | { type: 'other tab'; messages: readonly Message[] };

/**
 * Until the chat is first cleared, all tabs use the same id for the greeting, so that tabs opened separately share one
 * conversation.
 */
const firstGreetingId = 0;

export function greeting(now: number, id = firstGreetingId): Message {
  return { id, text: chatTexts.greeting, sender: 'bot', timestamp: new Date(now).toISOString() };
}

export function newConversation(now: number): Conversation {
  return { messages: [greeting(now)], draft: '', pending: null, asked: 0 };
}

export function canAsk({ pending }: Conversation, text: string): boolean {
  return pending === null && text.trim() !== '';
}

export function changed(state: Conversation, change: Change): Conversation {
  switch (change.type) {
    case 'draft':
      return { ...state, draft: change.text };
    case 'ask':
      if (!canAsk(state, change.text)) return state;
      return {
        messages: added(state.messages, { text: change.text.trim(), sender: 'user' }, change.now),
        draft: '',
        pending: state.asked + 1,
        asked: state.asked + 1,
      };
    case 'ask again':
      if (state.pending !== null || !isUnanswered(state)) return state;
      return { ...state, pending: state.asked + 1, asked: state.asked + 1 };
    case 'reply': {
      if (state.pending !== change.request) return state;
      const reply = { text: change.text, sender: 'bot', ...(change.reply && { reply: change.reply }) } as const;
      return { ...state, messages: added(state.messages, reply, change.now), pending: null };
    }
    case 'talk':
      return change.said.reduce((before, said) => withSaid(before, said, change.now), state);
    case 'clear':
      return {
        ...state,
        messages: [greeting(change.now, nextId(state.messages, change.now))],
        draft: '',
        pending: null,
      };
    case 'score':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === change.id ? { ...message, score: change.score } : message,
        ),
      };
    case 'other tab': {
      const messages = capMessages(mergeMessages(state.messages, change.messages));
      if (messages === state.messages) return state;
      const cleared = messages[0]?.id !== state.messages[0]?.id;
      return { ...state, messages, pending: cleared ? null : state.pending };
    }
  }
}

/** The last question to the assistant has no reply, because the page was left before it arrived. */
export function isUnanswered({ messages }: Conversation): boolean {
  const last = messages.at(-1);
  return last?.sender === 'user' && last.talk === undefined;
}

/** Adds a message to or from the team, unless it is already there. */
function withSaid(state: Conversation, { id, by, name, text }: TalkEntry, now: number): Conversation {
  if (state.messages.some(({ talk }) => talk?.id === id)) return state;
  const message =
    by === 'team'
      ? ({ text, sender: 'bot', talk: { id, by: [name, company.name].filter(Boolean).join(', ') } } as const)
      : ({ text, sender: 'user', talk: { id, by: '' } } as const);
  return { ...state, messages: added(state.messages, message, now) };
}

function added(
  messages: readonly Message[],
  message: Pick<Message, 'text' | 'sender' | 'reply' | 'talk'>,
  now: number,
): readonly Message[] {
  const timestamp = new Date(now).toISOString();
  return capMessages([...messages, { id: nextId(messages, now), timestamp, ...message }]);
}

/** The current time, or just after the newest message if the clock was set back. */
function nextId(messages: readonly Message[], now: number): number {
  return Math.max(now, (messages.at(-1)?.id ?? 0) + 1);
}
