interface SharedPage {
  path: string;
  /** Shown in previews instead of a drawing. */
  photograph?: { alt: string };
}

/** The path of a page's share image: '/share/service/logo-design.png' for '/service/logo-design'. */
export function shareImagePath({ path, photograph }: SharedPage): string {
  return `/share${path === '/' ? '/home' : path}.${photograph ? 'jpg' : 'png'}`;
}
