import { chatTexts } from './chat-texts.ts';
import { clear } from './conversation-store.ts';
import { launcherId } from './element-ids.ts';
import { Icon } from './icon.tsx';
import styles from './panel-header.module.css';
import { useOnline } from './use-online.ts';
import { toggleMinimized, type View } from './view-state.ts';
import { changeView } from './view-store.ts';

export function PanelHeader({ titleId, view }: { titleId: string; view: View }) {
  const online = useOnline();
  const minimized = view === 'minimized';

  function close() {
    changeView(() => 'closed');
    document.getElementById(launcherId)?.focus();
  }

  return (
    <header className={styles.header}>
      <svg className={styles.fold} viewBox="0 0 44 31" aria-hidden="true" focusable="false">
        <path d="M0 18.200L44 0 12.900 31.100z" />
      </svg>
      <div className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {chatTexts.title}
        </h2>
        <p role="status" className={styles.status} data-online={online}>
          {online ? chatTexts.online : chatTexts.offline}
        </p>
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.control} aria-label="Clear chat" title="Clear chat" onClick={clear}>
          <Icon name="clear" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={minimized ? 'Maximize chat' : 'Minimize chat'}
          title={minimized ? 'Maximize' : 'Minimize'}
          onClick={() => changeView(toggleMinimized)}
        >
          <Icon name={minimized ? 'maximize' : 'minimize'} />
        </button>
        <button type="button" className={styles.control} aria-label="Close chat" title="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </header>
  );
}
