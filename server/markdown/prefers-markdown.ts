const markdownType = 'text/markdown';
const htmlType = 'text/html';

/**
 * Whether a client would rather read Markdown. It has to name the type: a wildcard asks for a page. Named with the weight
 * of HTML, as assistants do, it is preferred: no browser names it at all.
 */
export function prefersMarkdown(request: Request): boolean {
  const accept = request.headers.get('accept');
  if (!accept?.toLowerCase().includes(markdownType)) return false;
  const weights = new Map(accept.toLowerCase().split(',').map(weighted));
  const markdown = weights.get(markdownType) ?? 0;
  return markdown > 0 && markdown >= (weights.get(htmlType) ?? 0);
}

/** 'text/html;q=0.9' as the type and what it weighs. */
function weighted(range: string): readonly [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number.parseFloat(weight) || 0];
}
