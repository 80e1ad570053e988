import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { mobileBreakpointPx } from '../ui/sizes-and-timings.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { Composer } from './composer.tsx';
import { currentConversation, subscribeToConversation } from './conversation-store.ts';
import { launcherId, panelId } from './element-ids.ts';
import { loadEngine } from './fallback.ts';
import { Messages } from './messages.tsx';
import styles from './panel.module.css';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHeader } from './panel-header.tsx';
import { HandOverElsewhere } from './talk/hand-over-elsewhere.tsx';
import { currentTalk, subscribeToTalk } from './talk/talk-state.ts';
import { useKeyboardLift } from './use-keyboard-lift.ts';
import { usePainted } from './use-painted.ts';
import type { View } from './view-state.ts';
import { changeView } from './view-store.ts';

/** Loaded on demand, because few visitors want a person; if loading fails, the contact page is linked. */
const HandOver = lazy(() =>
  import('./talk/hand-over.tsx').then(
    ({ HandOver }) => ({ default: HandOver }),
    () => ({ default: HandOverElsewhere }),
  ),
);
const TalkBar = lazy<ComponentType<{ draft: string }>>(() =>
  import('./talk/talk-bar.tsx').then(
    ({ TalkBar }) => ({ default: TalkBar }),
    () => ({ default: () => null }),
  ),
);

const titleId = 'chat-title';

/** Not a modal dialog: the page stays usable and the focus may leave at any time. */
export function Panel({ view, byVisitor }: { view: View; byVisitor: boolean }) {
  const conversation = useSyncExternalStore(subscribeToConversation, currentConversation);
  const { handingOver, following } = useSyncExternalStore(subscribeToTalk, currentTalk);
  const panel = useRef<HTMLElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  // Header and field are drawn a frame before messages and focus; all at once would block a slow phone.
  const painted = usePainted();
  useKeyboardLift(panel);

  useEffect(
    () =>
      whenIdle(() => {
        loadEngine();
        return undefined;
      }),
    [],
  );

  useEffect(() => {
    if (!painted || view !== 'open' || !byVisitor) return;
    // Moving focus forces a layout; in the next frame there is one anyway.
    const frame = requestAnimationFrame(() => {
      // On a touch screen, focusing the field would open the keyboard over the greeting.
      const typing = window.matchMedia('(pointer: fine)').matches && textarea.current?.disabled === false;
      (typing ? textarea.current : panel.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [painted, view, byVisitor]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || view !== 'open') return;
    changeView(() => 'minimized');
    document.getElementById(launcherId)?.focus();
  }
  function onClick({ target }: MouseEvent) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link) return;
    // On a small screen the panel covers the page the visitor has just opened, on any other the packages or the estimate
    // they want to see there.
    const isSmall = window.matchMedia(`(max-width: ${mobileBreakpointPx}px)`).matches;
    if (isSmall || link.hash) changeView(() => 'minimized');
  }

  return (
    <section
      ref={panel}
      id={panelId}
      className={styles.panel}
      data-view={view}
      hidden={view === 'closed'}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <PanelHeader titleId={titleId} view={view} />
      <div className={styles.body} hidden={view !== 'open'}>
        <div className={styles.talk} hidden={handingOver}>
          <div className={styles.messages}>
            {painted && <Messages conversation={conversation} shown={view === 'open' && !handingOver} />}
          </div>
          {following && (
            <Suspense>
              <TalkBar draft={conversation.draft} />
            </Suspense>
          )}
          <Composer ref={textarea} conversation={conversation} panel={panel} />
          <PanelFooter conversation={conversation} />
        </div>
        {handingOver && (
          <Suspense>
            <HandOver messages={conversation.messages} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
