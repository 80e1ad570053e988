import { Box, Button, Field, Flex, Textarea, TextButton, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';

const answers = 'api::knowledge-entry.knowledge-entry';
/** The form field with the wordings, one per line. */
const field = 'alternatives';

const linesOf = (text) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const percent = (score) => `${Math.round(score * 100)} %`;

function said({ title, score }) {
  return title === undefined ? 'no answer' : `‘${title}’, ${percent(score)} sure`;
}

function Result({ question, now, withDraft, isFoundNow, isFound, add }) {
  return (
    <Box tag="li" paddingBottom={2}>
      <Typography variant="pi" fontWeight="bold" tag="p">
        {question}
      </Typography>
      <Typography variant="pi" tag="p">
        Now: {isFoundNow ? `this answer, ${percent(now.score)} sure` : said(now)}
      </Typography>
      <Typography variant="pi" tag="p" textColor={isFound ? 'success600' : 'danger600'}>
        With what you saved: {isFound ? `this answer, ${percent(withDraft.score)} sure` : said(withDraft)}
      </Typography>
      {!isFound && <TextButton onClick={() => add(question)}>Add to its wordings</TextButton>}
    </Box>
  );
}

function Missed({ questions, add }) {
  return (
    <>
      <Typography variant="pi" fontWeight="bold">
        Visitors asked this without finding it. If it fits:
      </Typography>
      <Box tag="ul">
        {questions.map((question) => (
          <Box tag="li" key={question} paddingBottom={1}>
            <Typography variant="pi">{question} </Typography>
            <TextButton onClick={() => add(question)}>Add to its wordings</TextButton>
          </Box>
        ))}
      </Box>
    </>
  );
}

function TryQuestions({ documentId }) {
  const { post } = useFetchClient();
  const onChange = useForm('TryQuestions', ({ onChange: change }) => change);
  const wordings = useForm('TryQuestions', ({ values }) => values[field]);
  const [text, setText] = useState('');
  const [state, setState] = useState({});
  const typed = linesOf(text);
  const add = (question) => onChange(field, [...new Set([...linesOf(wordings), question])].join('\n'));
  const tryAll = async () => {
    setState({ isTrying: true });
    try {
      setState((await post(`/site/wordings/${documentId}`, { questions: typed })).data);
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
              <Result key={each.question} {...each} add={add} />
            ))}
          </Box>
        )}
        {state.missed?.length > 0 && <Missed questions={state.missed} add={add} />}
      </Flex>
    </Flex>
  );
}

/** Next to an answer of the assistant: which questions find it. */
export function WordingsPanel({ model, document }) {
  if (model !== answers || !document?.documentId) return null;
  return { title: 'Try questions', content: <TryQuestions documentId={document.documentId} /> };
}
