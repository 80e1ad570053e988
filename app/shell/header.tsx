import { orderApp } from '#company/addresses.ts';
import { Logo } from '../brand/logo.tsx';
import { sitePages } from '../pages/site-pages.ts';
import { SearchButton } from '../search/search-button.tsx';
import styles from './header.module.css';
import { MegaMenu } from './mega-menu.tsx';
import { OffCanvasMenu } from './off-canvas-menu.tsx';
import { PageItems } from './page-items.tsx';
import { useCurrentPath } from './use-current-path.ts';

export function Header() {
  const pathname = useCurrentPath();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a href="/" className={styles.home} aria-current={pathname === '/' ? 'page' : undefined}>
          <Logo />
          <span className="visually-hidden">, {sitePages.home.label}</span>
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.list}>
            <li>
              <MegaMenu />
            </li>
            <PageItems className={styles.link} />
          </ul>
        </nav>
        <SearchButton />
        <a
          className={styles.price}
          href={sitePages.estimate.path}
          aria-current={pathname === sitePages.estimate.path ? 'page' : undefined}
        >
          {sitePages.estimate.label}
        </a>
        {orderApp && (
          <div className={styles.account}>
            <a className={styles.sign} href={orderApp.signIn}>
              Sign in
            </a>
            <a className={styles.sign} href={orderApp.signUp}>
              Sign up
            </a>
          </div>
        )}
        <OffCanvasMenu />
      </div>
    </header>
  );
}
