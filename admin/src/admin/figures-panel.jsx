import { Box, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { uidOf } from './addresses.js';
import { figuresIn, matching, nounOf, withOwn } from './figures.js';
import { insertIntoLastFocusedField } from './last-focused-field.js';
import { useAnswer } from './use-answer.js';

const nothing = [];

function Found({ figure, insert }) {
  const noun = nounOf(figure.value);
  return (
    <Box tag="li" paddingBottom={1}>
      <Typography variant="pi">{figure.label}: </Typography>
      <Typography variant="pi" fontWeight="bold">
        ‘{figure.value}’{' '}
      </Typography>
      {noun && <Typography variant="pi">(brings ‘{noun}’ along: don’t write it again) </Typography>}
      <TextButton onClick={insert} aria-label={`Insert ${figure.label}`}>
        Insert
      </TextButton>
    </Box>
  );
}

/** What the references in this form stand for: unknown ones are always shown, the others on demand. */
function Named({ figures, values }) {
  const [isOpen, setOpen] = useState(false);
  const known = new Map(figures.map(({ name, value }) => [name, value]));
  // Page URLs can be referenced, too, but aren't figures.
  const named = figuresIn(values)
    .filter((name) => !name.startsWith('page.'))
    .map((name) => ({ name, value: known.get(name) }));
  const wrong = named.filter(({ value }) => value === undefined);
  const shown = isOpen ? named : wrong;
  if (named.length === 0) return null;
  return (
    <>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide what visitors read' : `What visitors read for the ${named.length} in this form`}
      </TextButton>
      <Box tag="ul">
        {shown.map(({ name, value }) => (
          <Box tag="li" key={name} paddingBottom={1} style={{ overflowWrap: 'anywhere' }}>
            <Typography variant="pi" textColor="neutral600">{`{${name}} as `}</Typography>
            <Typography variant="pi" fontWeight="bold" textColor={value ? 'neutral800' : 'danger600'}>
              {value ?? 'nothing: there is no such figure'}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Figures() {
  const { answer, failed } = useAnswer('/site/figures');
  const { toggleNotification } = useNotification();
  const values = useForm('Figures', (form) => form.values);
  const onChange = useForm('Figures', (form) => form.onChange);
  const [search, setSearch] = useState('');
  const figures = withOwn(answer ?? nothing, values);
  const found = matching(figures, search);
  const insert = async (name) => {
    if (insertIntoLastFocusedField(`{${name}}`, onChange)) return;
    await navigator.clipboard?.writeText(`{${name}}`);
    toggleNotification({ type: 'info', message: 'Copied: put the cursor into a text and paste it.' });
  };
  if (failed) return <Typography variant="pi">The site doesn’t respond, so its figures aren’t available.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Field.Root name="figure" hint="Put the cursor into a text first. What you insert follows the figure.">
        <Field.Label>Find a price or fact</Field.Label>
        <TextInput
          size="S"
          placeholder="logo basic price"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Box tag="ul" aria-live="polite">
        {answer && search.trim() && found.length === 0 && (
          <Typography variant="pi" tag="li">
            Nothing found. Try one word of the service or package, such as ‘logo’. What is not there is written by hand.
          </Typography>
        )}
        {found.map((figure) => (
          <Found key={figure.name} figure={figure} insert={() => insert(figure.name)} />
        ))}
      </Box>
      {answer && <Named figures={figures} values={values} />}
    </Flex>
  );
}

/** Next to a form: figures to insert, searchable by name, and the values of those in the form. */
export function FiguresPanel({ model, document }) {
  // Messages and problems have no texts by staff; questions have an answer.
  const isText = document?.status || !document?.documentId || model === uidOf('unanswered-question');
  if (!model.startsWith('api::') || !isText) return null;
  return { title: 'Figures', content: <Figures /> };
}
