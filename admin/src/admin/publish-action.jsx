import { Button, Flex, Modal } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { typeOf } from './addresses.js';
import { notifyDraftChange } from './draft-changes.js';
import { checkOf, knownRefusals } from './known-refusals.js';
import { RefusedNow } from './refused-now.jsx';
import { SetForLater } from './set-for-later.jsx';
import { problemOf } from './use-answer.js';

/** What has to be asked before a document is published; undefined if nothing has. */
async function questionAbout(type, document, isModified, get) {
  const refusals = isModified ? [] : knownRefusals(checkOf(type, document));
  if (refusals.length > 0) return { refusals };
  const { data } = await get(`/site/schedule/${type}/${document.documentId}`);
  return (
    data.publish && !data.publish.reason && { set: data.publish, isShown: document.status !== 'draft', isModified }
  );
}

function Footer({ close, children }) {
  return (
    <Modal.Footer>
      <Button variant="tertiary" onClick={close}>
        Back to the form
      </Button>
      <Flex gap={2} wrap="wrap">
        {children}
      </Flex>
    </Modal.Footer>
  );
}

function refusedDialog({ refusals }) {
  return {
    title: 'Not sent: the site would reject it',
    content: <RefusedNow refusals={refusals} />,
    footer: ({ onClose }) => {
      const check = () => {
        notifyDraftChange();
        onClose();
      };
      return (
        <Footer close={onClose}>
          <Button onClick={check}>Check again</Button>
        </Footer>
      );
    },
  };
}

function setDialog({ set, isShown, isModified }, publish, publishAll) {
  const hasRest = isShown && (isModified || set.since.length > 0);
  return {
    title: 'Something is set for later',
    content: <SetForLater set={set} isShown={isShown} hasRest={hasRest} />,
    footer: ({ onClose }) => {
      const after = (act) => async () => {
        onClose();
        await act();
      };
      return (
        <Footer close={onClose}>
          <Button variant={hasRest ? 'secondary' : 'default'} onClick={after(publishAll)}>
            {isShown ? 'Publish everything now' : 'Publish it now'}
          </Button>
          {hasRest && <Button onClick={after(publish)}>Publish only the rest</Button>}
        </Footer>
      );
    },
  };
}

/** Strapi's 'Publish', which asks first if something is set for later, and sends nothing the site is known to reject. */
export function askingToPublish(Publish) {
  function AskingPublish(props) {
    const action = Publish(props);
    const { get, put } = useFetchClient();
    const { toggleNotification } = useNotification();
    const isModified = useForm('AskingPublish', ({ modified }) => modified);
    const [question, setQuestion] = useState();
    const type = typeOf(props.model);
    const { document } = props;
    if (!action || !type || !document?.documentId) return action;
    const publishAll = async () => {
      try {
        await put(`/site/schedule/${type}/${document.documentId}`, { change: 'publish', at: null });
      } catch (error) {
        toggleNotification({ type: 'danger', message: problemOf(error) });
        return;
      }
      notifyDraftChange();
      await action.onClick();
    };
    const dialog = question?.refusals
      ? refusedDialog(question)
      : question && setDialog(question, action.onClick, publishAll);
    return {
      ...action,
      async onClick(event) {
        // If it can't be asked, the host still keeps what is set for its time.
        const asked = await questionAbout(type, document, isModified, get).catch(() => undefined);
        setQuestion(asked);
        return asked ? false : action.onClick(event);
      },
      dialog: dialog ? { type: 'modal', ...dialog, onClose: () => setQuestion(undefined) } : action.dialog,
    };
  }
  return Object.assign(AskingPublish, { type: Publish.type, position: Publish.position });
}
