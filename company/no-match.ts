import { contactInWords } from './contact-words.ts';

/** The endpoint's message if nothing matches. */
export const noMatchMessage = `Hmm, I don't have an exact answer for that. Please rephrase your question or contact us at ${contactInWords()}.`;

/** The browser's message if its own search finds nothing. */
export const localNoMatchMessage = `Thank you for your question! For specific inquiries about our services, please contact us at ${contactInWords()}. Our team will be happy to provide detailed information tailored to your needs.`;
