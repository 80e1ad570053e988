const mark = 'lists-';

/** Whether a tag names something a package may list: 'lists-wordpress' for a question about editing the site. */
export function isListed(tag: string): boolean {
  return tag.startsWith(mark);
}

/** What a package must list, by at least one of these words, for the answer to be yes. */
export function listedWords(tags: readonly string[] = []): string[] {
  return tags.filter(isListed).map((tag) => tag.slice(mark.length));
}
