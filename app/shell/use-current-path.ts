import { useLocation } from 'react-router';

/** The path without a trailing slash: prerendered pages are rendered as '/about/' and visited as '/about'. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}
