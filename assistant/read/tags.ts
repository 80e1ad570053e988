import type { TaggedWord } from '#language/encode/encoder.ts';
import type { RoleLabel, SlotLabel } from '#language/encode/labels.ts';
import { plainWords } from '#language/text/plain.ts';

/** A word's tag: its role in the message, and the slot it fills. */
export interface Tag {
  role: RoleLabel;
  value: SlotLabel;
}

const untagged: Tag = { role: 'nothing', value: 'nothing' };
/** How far ahead a token's word is looked for: the encoder splits words that are one here, such as '1,500'. */
const maxDistance = 5;

/** Of the tokens that became one word, the first with a tag. */
function merged(tokens: readonly TaggedWord[]): Tag {
  return {
    role: tokens.find(({ role }) => role !== 'nothing')?.role ?? 'nothing',
    value: tokens.find(({ value }) => value !== 'nothing')?.value ?? 'nothing',
  };
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Where a token stands among the words from `from` on; punctuation is often left out, so it has to stand right there. */
function wordIndex(words: readonly string[], token: string, from: number): number {
  const [own = token] = plainWords(token);
  if (!isWord(token)) return words[from] === token ? from : -1;
  const at = words.slice(from, from + maxDistance).indexOf(own);
  return at < 0 ? -1 : from + at;
}

/** The tag of each word of a message; empty if the encoder gave none. */
export function tagsOf(words: readonly string[], taggedWords: readonly TaggedWord[]): readonly Tag[] {
  if (!taggedWords.length) return [];
  const tags: Tag[] = [];
  let open: TaggedWord[] = [];
  /** Gives the words before `to` the tags of the tokens since the last word that was found. */
  const fill = (to: number) => {
    const gap = words.slice(tags.length, to);
    const isOneEach = open.length === gap.length;
    const filled = gap.map((word, at) =>
      isOneEach ? merged(open.slice(at, at + 1)) : isWord(word) ? merged(open) : untagged,
    );
    tags.push(...filled);
    open = [];
  };
  for (const token of taggedWords) {
    const at = wordIndex(words, token.text, tags.length);
    if (at < 0) open.push(token);
    else {
      fill(at);
      tags.push({ role: token.role, value: token.value });
    }
  }
  fill(words.length);
  return tags;
}
