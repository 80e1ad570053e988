import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { sitePages } from '../pages/site-pages.ts';
import type { ServiceView } from '../service-page/service-view.ts';
import { livePartProps } from '../ui/live-part.ts';
import { openEarly } from '../ui/open-early.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { readItem } from './browser-storage.ts';
import { chatStorageKeys, chatTexts } from './chat-texts.ts';
import { launcherId, panelId, panelPlaceId } from './element-ids.ts';
import styles from './launcher.module.css';
import { loadPanel } from './load-panel.ts';
import { setPageService } from './page-service.ts';
import { toggle } from './view-state.ts';
import { changeView, currentView, restoreView, subscribeToView, viewOnServer } from './view-store.ts';

/** Loaded when idle; the button works without it. */
const NeedHelp = lazy(() =>
  import('./need-help.tsx').then(
    ({ NeedHelp }) => ({ default: NeedHelp }),
    () => ({ default: () => null }),
  ),
);

/** Only for visitors in a talk with the team. If loading fails, the next page retries. */
function followTalk(): void {
  import('./talk/follow.ts').then(
    ({ follow }) => follow(),
    () => undefined,
  );
}

openEarly(`#${launcherId}`, async () => {
  const show = await loadPanel();
  return () => {
    changeView(() => 'open');
    show();
  };
});

/** The part of the chat loaded with every page. Without scripts it is a link to the contact page. */
export function ChatLauncher() {
  const { view, news } = useSyncExternalStore(subscribeToView, currentView, viewOnServer);
  const [enhanced, setEnhanced] = useState(false);
  const [idle, setIdle] = useState(false);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(false);
  const service = useRouteLoaderData<{ view: ServiceView }>('routes/service')?.view;
  const wanted = view !== 'closed';

  useEffect(() => {
    setEnhanced(true);
    return whenIdle(() => {
      restoreView();
      setIdle(true);
      if (readItem(chatStorageKeys.talk)) followTalk();
      return undefined;
    });
  }, []);

  useEffect(() => setPageService(service), [service]);

  useEffect(() => {
    if (!wanted || shown) return;
    loadPanel().then(
      (show) => {
        show();
        setShown(true);
      },
      () => {
        setFailed(true);
        changeView(() => 'closed');
      },
    );
  }, [wanted, shown]);

  function openOrClose() {
    setFailed(false);
    changeView(toggle);
  }
  function onClick(event: MouseEvent) {
    event.preventDefault();
    openOrClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    openOrClose();
  }
  function onIntent() {
    loadPanel().catch(() => undefined);
  }

  const asButton = enhanced && ({ role: 'button', 'aria-expanded': wanted, onKeyDown } as const);
  return (
    <>
      <div className={styles.place} data-chat={view} data-news={news || undefined}>
        {idle && !wanted && !news && (
          <Suspense fallback={null}>
            <NeedHelp failed={failed} onOpen={openOrClose} onIntent={onIntent} />
          </Suspense>
        )}
        <a
          id={launcherId}
          className={styles.launcher}
          href={sitePages.contact.path}
          aria-controls={shown ? panelId : undefined}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onTouchStart={onIntent}
          onClick={onClick}
          {...asButton}
        >
          <span className={styles.label}>
            {wanted ? (
              'Close the chat'
            ) : news ? (
              <strong>{chatTexts.news}</strong>
            ) : (
              <>
                <strong>{chatTexts.bubbleTitle}</strong> {chatTexts.bubbleText}
              </>
            )}
          </span>
          <span className={styles.icon}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={wanted ? 'M5 5l14 14M19 5L5 19' : 'M3 4h18v13H12l-5 4v-4H3zM7.500 9h9M7.500 12.500h6'} />
            </svg>
          </span>
        </a>
        <p role="status" className="visually-hidden">
          {failed && 'The chat did not load. Check your connection and try again.'}
        </p>
      </div>
      <div id={panelPlaceId} className={styles.panel} {...livePartProps} />
    </>
  );
}
