import { Fragment } from 'react';
import type { Block, Cell, Inline } from '#content/blocks.ts';
import { plainText } from '#content/plain-text.ts';
import { Figure } from '../photographs/figure.tsx';
import type { Picture } from '../photographs/picture.ts';
import styles from './prose.module.css';
import tableStyles from './prose-table.module.css';

/** A block as displayed: a photograph with the URLs of its files. */
export type ShownBlock = Block | { kind: 'photograph'; picture: Picture };

const figureSizes = '(min-width: 760px) 680px, 100vw';

/** A post's text. Blocks never change their order, so their positions are their keys. */
export function Prose({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) =>
        block.kind === 'photograph' ? (
          <Figure key={keyOf(block.kind, index)} picture={block.picture} sizes={figureSizes} />
        ) : (
          <BlockElement key={keyOf(block.kind, index)} block={block} />
        ),
      )}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={keyOf(block.kind, index)} block={block} />);
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={keyOf('item', index)}>
              <ListItem blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
  }
}

/** A list item that is a single paragraph needs no paragraph element. */
function ListItem({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} />;
  return (
    <>
      <Inlines inlines={first.children} />
      <Blocks blocks={rest} />
    </>
  );
}

/** On phones each row is a short list below its name, every value with its column heading. */
function Table({ head, rows }: { head: readonly Cell[]; rows: readonly (readonly Cell[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={tableStyles.table} aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) =>
              cell.length === 0 ? (
                <td key={keyOf('head', index)} />
              ) : (
                <th key={keyOf('head', index)} scope="col">
                  <Inlines inlines={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], index) => (
            <tr key={keyOf('row', index)}>
              <th scope="row">
                <Inlines inlines={name} />
              </th>
              {cells.map((cell, column) => (
                <td key={keyOf('cell', column)} data-heading={plainText(head[column + 1] ?? [])}>
                  <span>
                    <Inlines inlines={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => (
    <Fragment key={keyOf(inline.kind, index)}>
      <InlineElement inline={inline} />
    </Fragment>
  ));
}

function InlineElement({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <Inlines inlines={inline.children} />
        </del>
      );
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return inline.href.startsWith('/') ? (
        <a href={inline.href}>
          <Inlines inlines={inline.children} />
        </a>
      ) : (
        <a href={inline.href}>
          <Inlines inlines={inline.children} />
        </a>
      );
  }
}

function keyOf(kind: string, index: number): string {
  return `${kind} ${index}`;
}
