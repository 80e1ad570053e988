import { company } from './facts.ts';

/** Texts, sizes and storage keys of the chat, as the owner gave them. */
export const chatTexts = {
  greeting: "Hi, I'm the AI assistant. How can I help you today?",
  bubbleTitle: 'Need Help?',
  bubbleText: 'Chat with Our AI Support Bot',
  title: 'Ask the AI Bot',
  online: 'Online',
  offline: 'Offline answers',
  placeholder: 'Write your Question',
  disclaimer: 'Our AI bot may produce inaccurate information.',
  quickQuestionsLabel: 'Quick questions:',
} as const;

export const quickQuestions = [
  'Can you build my website from scratch?',
  'How much does website development cost?',
  'Can you rank my website with SEO?',
  'Do you offer guest post services?',
] as const;

/** What the endpoint says when nothing matches. */
export const noMatchMessage = `Hmm, I don't have an exact answer for that. Please rephrase your question or contact us at ${company.email} or WhatsApp ${company.whatsapp}.`;

/** What the browser says when its own search matches nothing. */
export const localNoMatchMessage = `Thank you for your question! For specific inquiries about our services, please contact us at ${company.email} or WhatsApp ${company.whatsapp}. Our team will be happy to provide detailed information tailored to your needs.`;

/** Earlier messages that go with a question: enough for 'and how long does it take?'. Nothing more is read. */
export const chatHistory = { messages: 12, letters: 600 } as const;

export const chatStorageKeys = {
  messages: `${company.storagePrefix}-chat-messages`,
  input: `${company.storagePrefix}-chat-input`,
  open: `${company.storagePrefix}-chat-open`,
  minimized: `${company.storagePrefix}-chat-minimized`,
  bubble: `${company.storagePrefix}-chat-bubble`,
} as const;
