/** What a retriever is given and what it finds; a dense model can stand behind the same interface. */
export interface Found<Item> {
  item: Item;
  /** From 0, unrelated, to 1, the very question. */
  score: number;
}

export interface Retriever<Item> {
  search(query: string, limit: number): Found<Item>[];
}

export interface Searchable {
  id: number | string;
  question: string;
  answer?: string;
  alternatives?: readonly string[];
  category?: string;
}
