interface SharedPage {
  path: string;
  /** Shown in previews instead of a drawing. */
  photograph?: { alt: string };
}

/** Where a page's share image lies: '/service/logo-design' to '/share/service/logo-design.png'. */
export function shareImagePath({ path, photograph }: SharedPage): string {
  return `/share${path === '/' ? '/home' : path}.${photograph ? 'jpg' : 'png'}`;
}
