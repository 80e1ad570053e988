import { qualityValues } from '../quality-values.ts';

const markdownType = 'text/markdown';
const htmlType = 'text/html';

/**
 * Whether a client prefers Markdown. It has to name the type; a wildcard gets the page. With the same weight as HTML,
 * as assistants send it, Markdown is preferred, because browsers never name it.
 */
export function prefersMarkdown(request: Request): boolean {
  const accept = request.headers.get('accept');
  if (!accept?.toLowerCase().includes(markdownType)) return false;
  const weights = qualityValues(accept);
  const markdown = weights.get(markdownType) ?? 0;
  return markdown > 0 && markdown >= (weights.get(htmlType) ?? 0);
}
