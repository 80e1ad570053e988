import { whatsappUrl } from '#company/addresses.ts';
import { chatTexts } from '#company/chat.ts';
import type { Conversation } from './conversation.ts';
import styles from './panel-foot.module.css';
import { Share } from './share.tsx';

export function PanelFoot({ conversation: { messages } }: { conversation: Conversation }) {
  return (
    <footer className={styles.foot}>
      <p className={styles.disclaimer}>{chatTexts.disclaimer}</p>
      {messages.some(({ sender }) => sender === 'user') ? (
        <Share messages={messages} />
      ) : (
        <a href={whatsappUrl()} target="_blank" rel="noopener" className={styles.person}>
          Ask on WhatsApp
        </a>
      )}
    </footer>
  );
}
