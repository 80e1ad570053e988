/** A reply's text as typed nodes, rendered as elements and never as HTML. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; children: readonly Inline[] }
  /** `text` is what stood in the reply, `url` where it leads. */
  | { kind: 'link'; text: string; url: string }
  | { kind: 'email'; text: string; url: string }
  | { kind: 'phone'; text: string; url: string };

export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

/** The words of a node without any formatting. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes.map((node) => (node.kind === 'bold' ? inlineText(node.children) : node.text)).join('');
}
