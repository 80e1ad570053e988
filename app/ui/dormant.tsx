import { type ReactNode, Suspense, use } from 'react';
import { firstIntent } from './first-intent.ts';

/**
 * A part of the page that is complete as HTML: React takes it over when the visitor first does something, not while the
 * page is being painted. Links, menus and forms in it work meanwhile as they do without scripts.
 */
export function Dormant({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <AfterIntent>{children}</AfterIntent>
    </Suspense>
  );
}

function AfterIntent({ children }: { children: ReactNode }) {
  use(firstIntent);
  return children;
}
