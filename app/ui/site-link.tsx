import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { prefetchMarginPx } from '#company/interface.ts';
import { PrefetchLinks } from './prefetch-links.tsx';
import { whenIdle } from './when-idle.ts';

const prefetched = new Set<string>();

function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link within the site: its page is fetched ahead when it comes near the screen, or under a pointer or finger. */
export function SiteLink({ to, onMouseEnter, onTouchStart, ...rest }: Props) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [wanted, setWanted] = useState(false);
  const [pathname = '/'] = to.split(/[?#]/);

  function want() {
    if (prefetched.has(pathname) || savesData()) return;
    prefetched.add(pathname);
    setWanted(true);
  }

  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    return whenIdle(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          if (prefetched.has(pathname) || savesData()) return;
          prefetched.add(pathname);
          setWanted(true);
        },
        { rootMargin: `${prefetchMarginPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    });
  }, [pathname]);

  return (
    <>
      <Link
        ref={anchor}
        to={to}
        onMouseEnter={(event) => {
          want();
          onMouseEnter?.(event);
        }}
        onTouchStart={(event) => {
          want();
          onTouchStart?.(event);
        }}
        {...rest}
      />
      {wanted && <PrefetchLinks pathname={pathname} />}
    </>
  );
}
