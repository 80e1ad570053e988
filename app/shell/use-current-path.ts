import { useLocation } from 'react-router';

/** The address without a trailing slash: pages built ahead of time are rendered as '/about/', visited as '/about'. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}
