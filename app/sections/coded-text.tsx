import { Fragment } from 'react';
import { LinkedText } from './linked-text.tsx';

/** A text whose addresses can be followed, and in which `backticks` enclose what is typed. */
export function CodedText({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // The parts have no names of their own, and their order never changes.
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 0 ? <LinkedText text={part} /> : <code>{part}</code>}</Fragment>;
  });
}
