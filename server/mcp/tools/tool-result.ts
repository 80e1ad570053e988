import type { CallToolResult } from '@modelcontextprotocol/server';

/** Nothing here changes anything, and nothing is fetched from elsewhere. */
export const annotations = { readOnlyHint: true, openWorldHint: false };

/** The same twice: as text for the model, and as data for the program around it. */
export function result(texts: readonly string[], structuredContent: Record<string, unknown>): CallToolResult {
  return { content: texts.filter(Boolean).map((text) => ({ type: 'text', text })), structuredContent };
}

/** For the model to read and put right. */
export function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
