const markdownType = 'text/markdown';
const htmlType = 'text/html';

/**
 * Whether a client prefers Markdown. It has to name the type; a wildcard gets the page. With the same weight as HTML,
 * as assistants send it, Markdown is preferred, because browsers never name it.
 */
export function prefersMarkdown(request: Request): boolean {
  const accept = request.headers.get('accept');
  if (!accept?.toLowerCase().includes(markdownType)) return false;
  const weights = new Map(accept.toLowerCase().split(',').map(weighted));
  const markdown = weights.get(markdownType) ?? 0;
  return markdown > 0 && markdown >= (weights.get(htmlType) ?? 0);
}

/** 'text/html;q=0.9' as type and weight. */
function weighted(range: string): readonly [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number.parseFloat(weight) || 0];
}
