import { Box, Combobox, ComboboxOption, Field, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Cross } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { listOf } from '../addresses.js';
import { useAnswer } from '../use-answer.js';

/** As many as the host returns at once. */
const most = 100;

function moved(slugs, from, to) {
  const others = slugs.filter((_, index) => index !== from);
  return [...others.slice(0, to), slugs[from], ...others.slice(to)];
}

/** A selected document, with buttons to move and remove it. */
function Chosen({ name, index, last, disabled, move, remove }) {
  return (
    <Box tag="li" paddingLeft={3} borderColor="neutral200" borderWidth="0 0 1px">
      <Flex justifyContent="space-between" gap={2}>
        <Typography style={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Flex>
          <IconButton
            label={`Move up: ${name}`}
            variant="ghost"
            disabled={disabled || index === 0}
            onClick={() => move(index - 1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={`Move down: ${name}`}
            variant="ghost"
            disabled={disabled || index === last}
            onClick={() => move(index + 1)}
          >
            <ArrowDown />
          </IconButton>
          <IconButton label={`Take out: ${name}`} variant="ghost" disabled={disabled} onClick={remove}>
            <Cross />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  );
}

/** Selects other documents by name: one, or several in order. Stored as slugs, one per line. */
export function DocumentPicker({ name, label, hint, required, disabled, attribute }) {
  const { type, title, several } = attribute.options;
  const { value, error, onChange } = useField(name);
  const { answer } = useAnswer(`${listOf(type)}?pageSize=${most}&sort=${title}:ASC`);
  const documents = (answer?.results ?? []).filter(({ slug }) => slug);
  const called = new Map(documents.map((document) => [document.slug, document[title] || document.slug]));
  const nameOf = (slug) => called.get(slug) ?? (answer ? `${slug} (is no longer there)` : slug);
  const slugs = (value ?? '').split('\n').filter(Boolean);
  const set = (chosen) => onChange(name, chosen.join('\n'));
  const choose = (slug) => {
    if (!several) onChange(name, slug ?? '');
    else if (slug) set([...slugs, slug]);
  };
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {several && slugs.length > 0 && (
          <Box tag="ol" aria-label={label} hasRadius borderColor="neutral200">
            {slugs.map((slug, index) => (
              <Chosen
                key={slug}
                name={nameOf(slug)}
                index={index}
                last={slugs.length - 1}
                disabled={disabled}
                move={(to) => set(moved(slugs, index, to))}
                remove={() => set(slugs.filter((each) => each !== slug))}
              />
            ))}
          </Box>
        )}
        <Combobox
          // Reset after each choice; otherwise it keeps searching for the last one.
          key={several ? value : answer && 'known'}
          aria-label={several ? `Add to: ${label}` : label}
          placeholder={several ? 'Add by name …' : 'Choose …'}
          value={several ? '' : (value ?? '')}
          disabled={disabled}
          onChange={choose}
        >
          {documents
            .filter(({ slug }) => !(several && slugs.includes(slug)))
            .map(({ slug }) => (
              <ComboboxOption key={slug} value={slug}>
                {nameOf(slug)}
              </ComboboxOption>
            ))}
        </Combobox>
      </Flex>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
