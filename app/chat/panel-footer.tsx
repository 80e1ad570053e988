import { chatTexts } from './chat-texts.ts';
import type { Conversation } from './conversation.ts';
import styles from './panel-footer.module.css';
import { Share } from './share.tsx';
import { beginHandOver, toTalkButtonId } from './talk/talk-state.ts';

export function PanelFooter({ conversation: { messages } }: { conversation: Conversation }) {
  return (
    <footer className={styles.foot}>
      <p className={styles.disclaimer}>{chatTexts.disclaimer}</p>
      <div className={styles.ways}>
        <button type="button" id={toTalkButtonId} className={styles.person} onClick={beginHandOver}>
          {chatTexts.person}
        </button>
        {messages.some(({ sender }) => sender === 'user') && <Share messages={messages} />}
      </div>
    </footer>
  );
}
