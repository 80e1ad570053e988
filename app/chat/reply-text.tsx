import { Fragment, useMemo } from 'react';
import { ChatLink } from './chat-link.tsx';
import { leadOf } from './format/lead-of.ts';
import type { Inline } from './format/nodes.ts';
import { parseInline } from './format/parse-inline.ts';
import { parseReply } from './format/parse-reply.ts';
import styles from './reply-text.module.css';

interface Props {
  text: string;
  /** Whether its first sentence is the answer and stands out. */
  leads?: boolean;
}

/** A reply's text as elements; none of it is ever parsed as HTML. */
export function ReplyText({ text, leads = false }: Props) {
  const { lead, rest } = useMemo(() => (leads ? leadOf(text) : { lead: '', rest: text }), [text, leads]);
  const blocks = useMemo(() => keyed(parseReply(rest)), [rest]);
  return (
    <div className={styles.text}>
      {lead && (
        <p className={styles.lead}>
          <InlineNodes nodes={parseInline(lead)} />{' '}
        </p>
      )}
      {blocks.map(({ key, value: block }) =>
        block.kind === 'list' ? (
          <ul key={key}>
            {keyed(block.items).map(({ key, value: item }) => (
              <li key={key}>
                <InlineNodes nodes={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={key}>
            <InlineNodes nodes={block.children} />
          </p>
        ),
      )}
    </div>
  );
}

function InlineNodes({ nodes }: { nodes: readonly Inline[] }) {
  return keyed(nodes).map(({ key, value: node }) => {
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'bold':
        return (
          <strong key={key}>
            <InlineNodes nodes={node.children} />
          </strong>
        );
      case 'link':
        return (
          <ChatLink key={key} url={node.url}>
            <Address text={node.text.replace(/^https?:\/\/|#[\s\S]*/g, '')} />
          </ChatLink>
        );
      default:
        return (
          <ChatLink key={key} url={node.url}>
            {node.text}
          </ChatLink>
        );
    }
  });
}

/** A long URL breaks after a slash rather than within a word. */
function Address({ text }: { text: string }) {
  return keyed(text.split(/(?<=\/)/)).map(({ key, value: part }) => (
    <Fragment key={key}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** Parts of a text never move, so their position is their key. */
function keyed<T>(parts: readonly T[]): { key: string; value: T }[] {
  return parts.map((value, index) => ({ key: String(index), value }));
}
