import { company } from '#company/facts.ts';

/** Texts and storage keys of the chat, as the owner gave them. */
export const chatTexts = {
  greeting: "Hi, I'm the AI assistant. How can I help you today?",
  bubbleTitle: 'Need Help?',
  bubbleText: 'Chat with Our AI Support Bot',
  title: 'Ask the AI Bot',
  online: 'Online',
  offline: 'Offline answers',
  placeholder: 'Write your Question',
  disclaimer: 'Our AI bot may produce inaccurate information.',
  person: 'Talk to a person',
  news: 'A reply from our team',
  quickQuestionsLabel: 'Quick questions:',
} as const;

export const quickQuestions = [
  'Can you build my website from scratch?',
  'How much does website development cost?',
  'Can you rank my website with SEO?',
  'Do you offer guest post services?',
] as const;

export const chatStorageKeys = {
  messages: `${company.storagePrefix}-chat-messages`,
  input: `${company.storagePrefix}-chat-input`,
  open: `${company.storagePrefix}-chat-open`,
  minimized: `${company.storagePrefix}-chat-minimized`,
  bubble: `${company.storagePrefix}-chat-bubble`,
  /** The talk with the team that this browser follows. */
  talk: `${company.storagePrefix}-chat-talk`,
  /** Whether there is an unread reply from the team. */
  news: `${company.storagePrefix}-chat-news`,
} as const;
