import { Box, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { figuresIn, matching } from './figures.js';
import { useAnswer } from './use-answer.js';
import { useLastText } from './use-last-text.js';

const nothing = [];

function Found({ figure, insert }) {
  return (
    <Box tag="li" paddingBottom={1}>
      <Typography variant="pi">{figure.label}: </Typography>
      <Typography variant="pi" fontWeight="bold">
        {figure.value}{' '}
      </Typography>
      <TextButton onClick={insert} aria-label={`Insert ${figure.label}`}>
        Insert
      </TextButton>
    </Box>
  );
}

/** What the names in this form stand for. */
function Named({ figures, values }) {
  const named = figuresIn(values);
  const known = new Map(figures.map(({ name, value }) => [name, value]));
  if (named.length === 0) return null;
  return (
    <>
      <Typography variant="pi" fontWeight="bold">
        In this form, visitors read
      </Typography>
      <Box tag="ul">
        {named.map((name) => (
          <Box tag="li" key={name} paddingBottom={1} style={{ overflowWrap: 'anywhere' }}>
            <Typography variant="pi" textColor="neutral600">{`{${name}} as `}</Typography>
            <Typography variant="pi" fontWeight="bold" textColor={known.has(name) ? 'neutral800' : 'danger600'}>
              {known.get(name) ?? 'nothing: there is no such figure'}
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
  const insertAtCursor = useLastText(onChange);
  const [search, setSearch] = useState('');
  const figures = answer ?? nothing;
  const insert = async (name) => {
    if (insertAtCursor(`{${name}}`)) return;
    await navigator.clipboard?.writeText(`{${name}}`);
    toggleNotification({ type: 'info', message: 'Copied: put the cursor into a text and paste it.' });
  };
  if (failed) return <Typography variant="pi">The site does not answer, so its figures are not known.</Typography>;
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
        {matching(figures, search).map((figure) => (
          <Found key={figure.name} figure={figure} insert={() => insert(figure.name)} />
        ))}
      </Box>
      <Named figures={figures} values={values} />
    </Flex>
  );
}

/** Beside a form: figures to insert by what they are called, and what those in the form stand for. */
export function FiguresPanel({ model, document }) {
  if (!model.startsWith('api::') || (document && !document.status && document.documentId)) return null;
  return { title: 'Figures', content: <Figures /> };
}
