/** Where a page's share image lies: '/service/logo-design' to '/share/service/logo-design.png'. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
