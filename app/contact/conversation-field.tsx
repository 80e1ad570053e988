import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import fields from '../ui/field.module.css';
import styles from './contact-form.module.css';

/** The URL of the chat's 'Leave us your question'. */
const fromChat = 'from=chat';

interface Conversation {
  question: string;
  transcript: string;
}

/** The code that reads the chat's storage is loaded only for visitors who come from the chat. */
async function loadConversation(): Promise<Conversation | undefined> {
  const [{ loadMessagesInSlices }, { transcriptForTeam }] = await Promise.all([
    import('../chat/storage.ts'),
    import('../chat/transcript.ts'),
  ]);
  const messages = await loadMessagesInSlices();
  const question = messages.findLast(({ sender }) => sender === 'user')?.text;
  return question ? { question, transcript: transcriptForTeam(messages) } : undefined;
}

/** For visitors from the chat: their question in the message, and the whole conversation if they tick it. */
export function ConversationField({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { search } = useLocation();
  const [conversation, setConversation] = useState<Conversation>();
  const [included, setIncluded] = useState(false);

  useEffect(() => {
    if (!search.includes(fromChat)) return;
    loadConversation().then(
      (loaded) => {
        setConversation(loaded);
        const message = form.current?.elements.namedItem('message');
        if (loaded && message instanceof HTMLTextAreaElement && message.value === '') message.value = loaded.question;
      },
      () => undefined,
    );
  }, [search, form]);

  if (!conversation) return null;
  return (
    <div className={styles.wide}>
      <label className={fields.check}>
        <input type="checkbox" checked={included} onChange={({ target }) => setIncluded(target.checked)} />
        <span>Send my conversation with the assistant along</span>
      </label>
      {included && <input type="hidden" name="transcript" value={conversation.transcript} />}
      <details className={fields.preview}>
        <summary>What would be sent</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus. */}
        <pre tabIndex={0}>{conversation.transcript}</pre>
      </details>
    </div>
  );
}
