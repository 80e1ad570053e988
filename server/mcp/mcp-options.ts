import type { Assistant } from '#assistant/assistant.ts';
import type { Answer } from '#assistant/contract.ts';
import type { Search } from '#search/create-search.ts';
import type { MarkdownPages } from './markdown-pages.ts';

export interface McpOptions {
  pages: MarkdownPages;
  assistant: Assistant;
  search: Search;
  version: string;
  /** Called with each question and its answer. */
  asked?: ((question: string, answer: Answer) => void) | undefined;
}
