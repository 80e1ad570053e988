import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { longDate } from '../dates.js';
import { useAnswer } from '../use-answer.js';
import { isFromChat } from './kind-of.js';

const maxTextLength = 5000;
/** Someone reading a talk may be waiting for the visitor. */
const lookEveryMs = 20_000;

/** Where the visitor reads a reply. */
function placesOf(message, { mailsReplies }) {
  const places = [
    ...(isFromChat(message) ? ['in the chat'] : []),
    'on a page of their own',
    ...(mailsReplies ? ['by email'] : []),
  ];
  const listed = new Intl.ListFormat('en-GB').format(places);
  return `The visitor gets it ${listed}.${mailsReplies ? '' : ' The site doesn’t send email; to reach their mailbox, also answer by email.'}`;
}

function Said({ said, visitor }) {
  const { by, name, text, at } = said;
  const isOurs = by === 'team';
  return (
    <Box
      tag="li"
      padding={4}
      hasRadius
      background={isOurs ? 'primary100' : 'neutral100'}
      marginLeft={isOurs ? 6 : 0}
      marginRight={isOurs ? 0 : 6}
    >
      <Typography variant="pi" textColor="neutral600" tag="p">
        {isOurs ? name || 'Staff' : visitor || 'Visitor'}, {longDate(at)}
      </Typography>
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
        {text}
      </Typography>
    </Box>
  );
}

/** Browsers have no `randomUUID` without TLS. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Visible tabs poll for new messages from the visitor. */
function useNews(look) {
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [look]);
}

/** The messages that followed, and a field to reply. */
export function Talk({ message, replied }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { answer, failed, again } = useAnswer(`/site/talk/${message.documentId}`);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  // The same for every attempt to send a text, so that it isn't sent twice.
  const id = useRef(newId());
  useNews(again);
  const send = async () => {
    setSending(true);
    try {
      await post(`/site/talk/${message.documentId}`, { id: id.current, text });
      id.current = newId();
      setText('');
      again();
      replied();
    } catch ({ message: reason }) {
      toggleNotification({ type: 'danger', message: `It was not sent: ${reason}` });
    }
    setSending(false);
  };
  const later = answer?.messages.slice(1) ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={4} tag="section" aria-label="Talk">
      {failed && (
        <Typography textColor="danger600">Later messages can’t be loaded: the site doesn’t respond.</Typography>
      )}
      {later.length > 0 && (
        <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
          {later.map((said) => (
            <Said key={said.id} said={said} visitor={message.name} />
          ))}
        </Flex>
      )}
      <Field.Root name="reply" hint={answer && placesOf(message, answer)}>
        <Field.Label>Reply</Field.Label>
        <Textarea value={text} maxLength={maxTextLength} onChange={({ target }) => setText(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Box>
        <Button loading={sending} disabled={text.trim() === '' || sending} onClick={send}>
          Send the reply
        </Button>
      </Box>
    </Flex>
  );
}
