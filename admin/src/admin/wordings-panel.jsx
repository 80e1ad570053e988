import { Box, Button, Field, Flex, Textarea, TextButton, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { typeOf } from './addresses.js';

const answers = 'knowledge-entry';
/** The form field with the wordings, one per line. */
const field = 'alternatives';

const linesOf = (text) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Below this score, a slightly different wording may get another answer. */
const surely = 0.8;

/** How sure the assistant is says something about this answer only: it can be as sure of a wrong one. */
function said({ title, score }, isThis) {
  if (isThis) return `this answer, ${score >= surely ? 'surely' : 'but only just'}`;
  if (title === undefined) return 'no answer';
  return isThis === undefined ? `‘${title}’` : `another answer, ‘${title}’`;
}

/** Another answer may be the right one; red is for no answer. */
function colourOf({ title }, isThis) {
  if (isThis) return 'success600';
  return isThis === false && title === undefined ? 'danger600' : undefined;
}

function AddButton({ question, added, add }) {
  if (added.has(question)) return <Typography variant="pi">Added to ‘Other wordings’. Save, and try again.</Typography>;
  return <TextButton onClick={() => add(question)}>Add to its wordings</TextButton>;
}

function Result({ question, now, withDraft, isFoundNow, isFound, added, add }) {
  return (
    <Box tag="li" paddingBottom={2}>
      <Typography variant="pi" fontWeight="bold" tag="p">
        {question}
      </Typography>
      <Typography variant="pi" tag="p">
        Now: {said(now, isFoundNow)}
      </Typography>
      <Typography variant="pi" tag="p" textColor={colourOf(withDraft, isFound)}>
        With what you saved: {said(withDraft, isFound)}
      </Typography>
      {isFound === false && <AddButton question={question} added={added} add={add} />}
    </Box>
  );
}

function Missed({ questions, added, add }) {
  return (
    <>
      <Typography variant="pi" fontWeight="bold">
        Visitors asked this and got no answer. Add what this answers, if anything:
      </Typography>
      <Box tag="ul">
        {questions.map((question) => (
          <Box tag="li" key={question} paddingBottom={1}>
            <Typography variant="pi">{question} </Typography>
            <AddButton question={question} added={added} add={add} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function TryQuestions({ type, documentId }) {
  const { post } = useFetchClient();
  const onChange = useForm('TryQuestions', ({ onChange: change }) => change);
  const wordings = useForm('TryQuestions', ({ values }) => values[field]);
  const [text, setText] = useState('');
  const [state, setState] = useState({});
  const typed = linesOf(text);
  const added = new Set(linesOf(wordings));
  const add = (question) => onChange(field, [...new Set([...linesOf(wordings), question])].join('\n'));
  const tryAll = async () => {
    setState({ isTrying: true });
    try {
      setState((await post(`/site/wordings/${type}/${documentId}`, { questions: typed })).data);
    } catch (error) {
      setState({ failed: error.response?.data?.error?.message ?? 'The site doesn’t respond.' });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Field.Root name="tried" hint="One per line, at most 12. It takes a few seconds.">
        <Field.Label>What would visitors type?</Field.Label>
        <Textarea value={text} onChange={({ target }) => setText(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" loading={state.isTrying} disabled={typed.length === 0} onClick={tryAll}>
        Try
      </Button>
      <Flex direction="column" alignItems="stretch" gap={2} aria-live="polite">
        {state.failed && (
          <Typography variant="pi" textColor="danger600">
            {state.failed}
          </Typography>
        )}
        {state.tried && (
          <Box tag="ul">
            {state.tried.map((each) => (
              <Result key={each.question} {...each} added={added} add={add} />
            ))}
          </Box>
        )}
        {state.missed?.length > 0 && <Missed questions={state.missed} added={added} add={add} />}
      </Flex>
    </Flex>
  );
}

/** Next to an answer of the assistant: which questions find it. Next to a service: what the assistant answers with it. */
export function WordingsPanel({ model, document }) {
  const type = typeOf(model);
  if (![answers, 'service'].includes(type) || !document?.documentId) return null;
  return { title: 'Try questions', content: <TryQuestions type={type} documentId={document.documentId} /> };
}
