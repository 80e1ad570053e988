import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React takes over by itself, after what was touched first: all at once would keep a slow phone
 * busy. It is complete as HTML, and its links, menus and forms work meanwhile as they do without scripts.
 */
export function Slice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
