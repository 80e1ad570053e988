/** FNV-1a: distributes short, similar names well and needs no table. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

export function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}
