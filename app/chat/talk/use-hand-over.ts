import { useEffect, useRef, useState } from 'react';
import { writeChoice } from '#catalogue/quote-address.ts';
import type { OfficeNow } from '#company/office-hours.ts';
import { formFields } from '#leads/form-fields.ts';
import type { Outcome } from '#leads/outcome.ts';
import { talkEndpoint } from '#leads/talk-addresses.ts';
import { sendLead } from '../../contact/send-lead.ts';
import { localTime } from '../../ui/local-time.ts';
import { receiveMessages } from '../conversation-store.ts';
import type { Message } from '../message.ts';
import { itemsOf } from '../reply-items.ts';
import { transcriptForTeam } from '../transcript.ts';
import { restartPolling } from './follow.ts';
import { newId } from './new-id.ts';
import { saveTalk } from './stored-talk.ts';
import { changeTalk } from './talk-state.ts';

type State = { kind: 'writing' } | { kind: 'sending' } | Exclude<Outcome, { kind: 'thanked' }>;

interface Opened {
  token: string;
  office: OfficeNow;
}

/** The office's state and a form token; neither if the server is down, which sending then reports. */
async function open(): Promise<Partial<Opened>> {
  try {
    return await (await fetch(talkEndpoint)).json();
  } catch {
    return {};
  }
}

/** The packages of the conversation's last quote or package, as an estimate's query. */
function orderIn(messages: readonly Message[]): string {
  const items = messages.flatMap(({ reply }) => (reply ? [itemsOf(reply)] : [])).findLast((found) => found.length > 0);
  return items ? writeChoice({ items, discount: false }).toString() : '';
}

function inWords({ open: isOpen, until, replyBy }: OfficeNow): string {
  const state = isOpen || until === undefined ? '' : `Our office is closed until ${localTime(until)}. `;
  return `${state}${replyBy === undefined ? '' : `A person replies by ${localTime(replyBy)}, by your clock.`}`;
}

export function useHandOver(messages: readonly Message[]) {
  const [state, setState] = useState<State>({ kind: 'writing' });
  const [office, setOffice] = useState('');
  const opened = useRef<Promise<Partial<Opened>>>(undefined);
  // The same content keeps its key, so that it isn't stored twice.
  const attempt = useRef({ content: '', key: '' });

  useEffect(() => {
    opened.current ??= open();
    opened.current.then(({ office: now }) => now && setOffice(inWords(now)));
  }, []);

  async function send(data: FormData): Promise<void> {
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    const along = data.get('along') === 'yes';
    const values = {
      name: data.get('name'),
      email: data.get('email'),
      message: data.get('message'),
      consent: 'yes',
      transcript: along ? transcriptForTeam(messages) : '',
      estimate: along ? orderIn(messages) : '',
    };
    const content = JSON.stringify(values);
    if (attempt.current.content !== content) attempt.current = { content, key: newId() };
    const { token = '' } = (await opened.current) ?? {};
    const { key } = attempt.current;
    const outcome = await sendLead({ ...values, [formFields.token]: token, [formFields.key]: key }, talkEndpoint);
    if (outcome.kind === 'again') opened.current = Promise.resolve({ token: outcome.token });
    if (outcome.kind === 'thanked') thank(`${values.message}`, outcome);
    else setState(outcome);
  }

  return { state, office, send };
}

/** Shows what was sent in the conversation, and waits for the reply. */
function thank(text: string, { reference, talk, replyBy }: Extract<Outcome, { kind: 'thanked' }>): void {
  const by = replyBy === undefined ? '' : ` by ${localTime(replyBy)}, by your clock`;
  const thanks = `Thank you, your message has arrived. Its reference is ${reference}. A person replies${by}: here, and where you open the talk as a page. Meanwhile the assistant goes on answering, if you choose it below.`;
  const now = Date.now();
  saveTalk({ key: talk, known: 0 });
  receiveMessages([
    { id: `${reference} sent`, at: now, by: 'visitor', name: '', text: text.trim() },
    { id: `${reference} arrived`, at: now, by: 'team', name: '', text: thanks },
  ]);
  changeTalk({ handingOver: false });
  restartPolling();
}
