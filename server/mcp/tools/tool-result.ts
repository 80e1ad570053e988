import type { CallToolResult } from '@modelcontextprotocol/server';

/** All tools are read-only and fetch nothing from elsewhere. */
export const annotations = { readOnlyHint: true, openWorldHint: false };

/** The same result as text for the model and as data for the client program. */
export function result(texts: readonly string[], structuredContent: Record<string, unknown>): CallToolResult {
  return { content: texts.filter(Boolean).map((text) => ({ type: 'text', text })), structuredContent };
}

/** An error the model can read and correct. */
export function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
