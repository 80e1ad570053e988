import type { ReactNode } from 'react';
import { pathOnSite } from './site-address.ts';

/** Our own pages open next to the chat; other sites open in a new tab, so that the conversation stays here. */
export function ChatLink({
  url,
  className,
  children,
}: {
  url: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const path = pathOnSite(url);
  const elsewhere = path === undefined && !url.startsWith('mailto:');
  return (
    <a href={path ?? url} className={className} {...(elsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
