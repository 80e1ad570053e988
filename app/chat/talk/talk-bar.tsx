import { useEffect, useId, useRef, useState } from 'react';
import { company } from '#company/facts.ts';
import { talkLink } from '../../talk/talk-link.ts';
import { setRecipient } from '../conversation-store.ts';
import { sayToTeam } from './say-to-team.ts';
import { loadTalk } from './stored-talk.ts';
import styles from './talk-bar.module.css';

type Recipient = 'assistant' | 'team';

/** Above the field, once there is a talk: who the next message is for. */
export function TalkBar({ draft }: { draft: string }) {
  const name = useId();
  const [to, setTo] = useState<Recipient>('team');
  const [state, setState] = useState<{ sending: boolean; problem?: string | undefined }>({ sending: false });
  const sending = useRef(false);

  useEffect(() => {
    if (to === 'assistant') return;
    setRecipient(async (text) => {
      if (sending.current) return;
      sending.current = true;
      setState({ sending: true });
      const problem = await sayToTeam(text.trim());
      sending.current = false;
      setState({ sending: false, problem });
    });
    return () => setRecipient(undefined);
  }, [to]);

  // An error no longer matters once something else is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes.
  useEffect(() => setState((before) => (before.sending ? before : { sending: false })), [draft]);

  const talk = loadTalk();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">Who gets your next message</legend>
        {(['team', 'assistant'] as const).map((one) => (
          <label key={one} className={styles.option}>
            <input type="radio" name={name} checked={to === one} onChange={() => setTo(one)} />
            {one === 'team' ? `To ${company.name}'s team` : 'To the assistant'}
          </label>
        ))}
      </fieldset>
      {talk && (
        <a {...talkLink(talk.key)} className={styles.page}>
          Open as a page
        </a>
      )}
      <p role="status" className={state.problem ? styles.problem : 'visually-hidden'}>
        {state.problem ?? (state.sending ? 'Your message is being sent.' : '')}
      </p>
    </div>
  );
}
