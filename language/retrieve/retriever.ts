/** A retriever's input and output; a dense model can implement the same interface. */
export interface RetrievedEntry<Item> {
  item: Item;
  /** From 0, unrelated, to 1, the same question. */
  score: number;
}

export interface Retriever<Item> {
  search(query: string, limit: number): RetrievedEntry<Item>[];
}

export interface RetrievableEntry {
  id: number | string;
  question: string;
  answer?: string;
  alternatives?: readonly string[];
  category?: string;
}
