import type { Kind, Want } from '#language/encode/labels.ts';

/** A message with its labels. What is left out wasn't labelled and isn't trained on. */
export interface Example {
  /** Its file: splits are by writer, never by line. */
  writer: string;
  text: string;
  /** The context, as the assistant prepends it to a message. */
  before?: string;
  /** In a conversation, the services under discussion. */
  order?: readonly string[];
  /** The context this message would be for the next one. */
  context: string;
  /** Items it should be close to: 'entry:142', 'service:logo-design', 'area:CBD'. */
  keys: readonly string[];
  kind?: Kind;
  /** About a business that is served, although it sounds like one that isn't. */
  welcome?: true;
  wants?: readonly Want[];
  /** The message is incomplete without what was said before. */
  leans?: boolean;
}

/** Something messages are about, with its wordings. */
export interface Item {
  key: string;
  texts: readonly string[];
  /** Its description; may be empty. */
  answer: string;
}
