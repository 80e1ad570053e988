import { indexedItems } from '#assistant/read/create-reader-context.ts';
import { renderReferences } from '#catalogue/references.ts';
import { serviceTexts } from '#catalogue/services.ts';
import { createShop } from '#catalogue/shop.ts';
import type { Item } from './examples.ts';
import { learntName } from './learnt-name.ts';
import { readEntries } from './read-entries.ts';

/** Everything a message can be about, as the assistant knows it, with its wordings. */
export function allItems(): Item[] {
  const { entries, services, areas } = indexedItems({
    shop: createShop(),
    entries: readEntries(),
    vectors: { learntName },
  });
  const promises: Readonly<Record<string, { promise: string }>> = serviceTexts;
  return [
    ...services.map(({ key, item, texts }) => ({
      key,
      texts,
      answer: renderReferences(promises[item]?.promise ?? ''),
    })),
    ...areas.map(({ key, texts }) => ({ key, texts, answer: '' })),
    ...entries.map(({ key, item, texts }) => ({ key, texts, answer: item.answer })),
  ];
}
