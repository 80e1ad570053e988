/** A reply's text as typed nodes, rendered as elements and never as HTML. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; children: readonly Inline[] }
  /** `text` is the text in the reply, `url` the link's target. */
  | { kind: 'link'; text: string; url: string }
  | { kind: 'email'; text: string; url: string }
  | { kind: 'phone'; text: string; url: string };

export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

/** The text of a node without formatting. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes.map((node) => (node.kind === 'bold' ? inlineText(node.children) : node.text)).join('');
}
