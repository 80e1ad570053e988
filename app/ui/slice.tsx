import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React hydrates separately, after what was touched first: all at once would block a slow
 * phone. Its HTML is complete, and until then its links, menus and forms work as they do without scripts.
 */
export function Slice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
