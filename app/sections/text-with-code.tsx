import { Fragment } from 'react';
import { LinkedText } from './linked-text.tsx';

/** A text with links, and code in `backticks`. */
export function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // The parts have no ids, and their order never changes.
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 0 ? <LinkedText text={part} /> : <code>{part}</code>}</Fragment>;
  });
}
