import { useRef } from 'react';
import { categories } from '#catalogue/categories.ts';
import { emailUrl, orderApp, telephoneUrl, whatsappUrl } from '#company/addresses.ts';
import { company, offices } from '#company/facts.ts';
import { isUnder, sitePages } from '../pages/site-pages.ts';
import { Slice } from '../ui/slice.tsx';
import styles from './off-canvas-menu.module.css';
import { PageItems } from './page-items.tsx';
import { ServiceItems } from './service-items.tsx';
import { SocialLinks } from './social-links.tsx';
import { useCurrentPath } from './use-current-path.ts';
import { useOnNavigation } from './use-on-navigation.ts';

const dialogId = 'menu';

/**
 * A modal dialog opened by a command button: the browser itself traps focus and closes it on Escape, without scripts.
 * The click handlers are for browsers without invoker commands.
 */
export function OffCanvasMenu() {
  const pathname = useCurrentPath();
  const dialog = useRef<HTMLDialogElement>(null);

  useOnNavigation(() => dialog.current?.close());

  function open() {
    if (!dialog.current?.open) dialog.current?.showModal();
  }
  function close() {
    dialog.current?.close();
  }

  return (
    <div className={styles.offCanvas}>
      <button
        type="button"
        className={styles.hamburger}
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: dialogId }}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M3 6h18M3 12h18M3 18h12" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button; this is the overlay. */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={styles.dialog}
        aria-label="Menu"
        onClick={(event) => {
          const target = event.target as HTMLElement;
          if (target === event.currentTarget || target.closest('a')) close();
        }}
      >
        <Slice>
          <div className={styles.panel}>
            <div className={styles.head}>
              <p className={styles.title}>Menu</p>
              <button
                type="button"
                className={styles.close}
                aria-label="Close menu"
                {...{ command: 'close', commandfor: dialogId }}
                onClick={close}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d="M5 5l14 14M19 5L5 19" />
                </svg>
              </button>
            </div>
            <nav aria-label="Main, small screens">
              <ul>
                <li>
                  <a href="/" className={styles.entry} aria-current={pathname === '/' ? 'page' : undefined}>
                    {sitePages.home.label}
                  </a>
                </li>
                <li>
                  <ServicesAccordion pathname={pathname} />
                </li>
                <PageItems className={styles.entry} />
              </ul>
            </nav>
            <div className={styles.account}>
              <a href={sitePages.estimate.path} className={styles.price}>
                {sitePages.estimate.label}
              </a>
              {orderApp && (
                <>
                  <a href={orderApp.signIn} className={styles.signIn}>
                    Sign in
                  </a>
                  <a href={orderApp.signUp} className={styles.signUp}>
                    Sign up
                  </a>
                </>
              )}
            </div>
            <ul className={styles.contact} aria-label="Contact">
              <li>{offices.map(({ code }) => code).join(' · ')}</li>
              {company.whatsapp && (
                <li>
                  <a href={whatsappUrl()} target="_blank" rel="noopener">
                    WhatsApp {company.whatsapp}
                  </a>
                </li>
              )}
              {telephoneUrl && (
                <li>
                  <a href={telephoneUrl}>{company.telephone?.replaceAll(' ', '\u00a0')}</a>
                </li>
              )}
              <li>
                <a href={emailUrl()}>{company.email}</a>
              </li>
            </ul>
            <SocialLinks />
          </div>
        </Slice>
      </dialog>
    </div>
  );
}

/** One slot for Services and one per category; the shared name keeps at most one category open. */
function ServicesAccordion({ pathname }: { pathname: string }) {
  return (
    <details className={styles.services}>
      <summary className={styles.entry} aria-current={isUnder(pathname, sitePages.services) ? 'true' : undefined}>
        {sitePages.services.label}
        <Plus />
      </summary>
      <ul>
        <li>
          <a href={sitePages.services.path} className={styles.service}>
            All services and prices
          </a>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <details name="menu-category">
              <summary className={styles.category}>
                {category.attributes.name}
                <Plus />
              </summary>
              <ul className={styles.subs}>
                <ServiceItems category={category} className={styles.service} />
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Plus() {
  return (
    <svg className={styles.plus} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2 8h12" />
      <path className={styles.upright} d="M8 2v12" />
    </svg>
  );
}
