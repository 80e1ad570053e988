import { headerPages, isUnder } from '../pages/site-pages.ts';
import { useCurrentPath } from './use-current-path.ts';

/** The header's pages after Services, as menu items; the current section is marked. */
export function PageItems({ className }: { className: string | undefined }) {
  const pathname = useCurrentPath();
  return headerPages.map((page) => (
    <li key={page.path}>
      <a
        href={page.path}
        className={className}
        aria-current={isUnder(pathname, page) ? (pathname === page.path ? 'page' : 'true') : undefined}
      >
        {page.label}
      </a>
    </li>
  ));
}
