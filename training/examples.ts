import type { Kind, Want } from '#language/encode/labels.ts';

/** A message with what is known of it. What is left out was not labelled and teaches nothing. */
export interface Example {
  /** The file it stands in: examples are kept apart by writer, never by line. */
  writer: string;
  text: string;
  /** What was spoken of before, as the assistant puts it in front of a message. */
  before?: string;
  /** In a talk, the services that were under discussion. */
  order?: readonly string[];
  /** What this message would be to the next one. */
  context: string;
  /** Items it should be found near: 'entry:142', 'service:logo-design', 'area:CBD'. */
  keys: readonly string[];
  kind?: Kind;
  /** Of a business that is served, though it sounds like one that is not. */
  welcome?: true;
  wants?: readonly Want[];
  /** The message is unfinished without what was said before. */
  leans?: boolean;
}

/** Something messages are about, with the words it is known by. */
export interface Item {
  key: string;
  texts: readonly string[];
  /** What is said of it; empty where nothing is. */
  answer: string;
}
