import type { ReactNode } from 'react';
import { Consent } from '../consent/consent.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './shell.module.css';
import { SiteNavigation } from './site-navigation.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** Rendered on the server only; the browser's scripts don't contain it. */
const Notices = import.meta.env.SSR ? (await import('./notices.tsx')).Notices : null;

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useHeadingFocus();
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <ProgressBar />
      {Notices && <Notices />}
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingButtons />
      <Consent />
      <SiteNavigation />
    </>
  );
}
