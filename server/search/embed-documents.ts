import { embedItems, type IndexedItem } from '#language/retrieve/embed-items.ts';
import type { SearchDocument } from '#search/document.ts';
import { loadModel, modelFolder } from '../chatbot/load-assistant.ts';
import { asText, type StoredDocument } from './search-file.ts';

/** A package is found by words: its service's name and its own. */
function isPlaced({ kind }: SearchDocument): boolean {
  return kind !== 'package';
}

/** The keys of the assistant's own vectors, which were computed from more wordings than these. */
function known(document: SearchDocument): IndexedItem<SearchDocument> {
  const { kind, title, path = '', also = [], entry } = document;
  if (kind === 'service') {
    return { key: `service:${path.split('/').at(-1)}`, item: document, texts: [...new Set([title, ...also])] };
  }
  // A page's question has its subject in the first of its other wordings.
  if (kind === 'question' && also.length > 0) return { key: `entry:${entry}`, item: document, texts: also };
  if (kind === 'answer') return { key: `entry:${entry}`, item: document, texts: [title, ...also] };
  return { key: title, item: document, texts: [title] };
}

/** The documents with their vectors: the assistant's if it has them, otherwise computed now. */
export async function embedDocuments(documents: readonly SearchDocument[]): Promise<StoredDocument[]> {
  const { encoder, vectors } = await loadModel(modelFolder);
  const placed = await embedItems(documents.filter(isPlaced).map(known), encoder, vectors);
  const vectorOf = new Map(placed.map(({ item, vector }) => [item, asText(vector)]));
  return documents.map((document) => ({ ...document, vector: vectorOf.get(document) }));
}
