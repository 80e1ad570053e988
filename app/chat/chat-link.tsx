import type { ReactNode } from 'react';
import { SiteLink } from '../ui/site-link.tsx';
import { pathOnSite } from './site-address.ts';

/** Our own pages open beside the chat; the rest of the web opens in a new tab and leaves the conversation here. */
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
  if (path !== undefined) {
    return (
      <SiteLink to={path} className={className}>
        {children}
      </SiteLink>
    );
  }
  if (url.startsWith('mailto:')) {
    return (
      <a href={url} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={url} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
