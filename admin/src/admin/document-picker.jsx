import { Combobox, ComboboxOption, Field, Flex, Textarea } from '@strapi/design-system';
import { useFetchClient, useField } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** Whoever has more to choose from types the end of the address. */
const most = 100;

function useDocuments(type, title) {
  const { get } = useFetchClient();
  const [documents, setDocuments] = useState([]);
  useEffect(() => {
    let wanted = true;
    get(`/content-manager/collection-types/api::${type}.${type}?pageSize=${most}&sort=${title}:ASC`).then(
      ({ data }) => wanted && setDocuments(data.results),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [get, type, title]);
  return documents;
}

/**
 * Names other documents by the end of their address: one, chosen from a list, or several, a line each, so that their order
 * is changed as in any text; what is chosen from the list is added at the end.
 */
export function DocumentPicker({ name, label, hint, required, disabled, attribute }) {
  const { type, title, several } = attribute.options;
  const { value, error, onChange } = useField(name);
  const documents = useDocuments(type, title);
  const lines = (value ?? '').split('\n').filter(Boolean);
  const choose = (slug) => {
    if (several) slug && !lines.includes(slug) && onChange(name, [...lines, slug].join('\n'));
    else onChange(name, slug ?? '');
  };
  const options = documents
    .filter(({ slug }) => slug && !(several && lines.includes(slug)))
    .map((document) => (
      <ComboboxOption key={document.slug} value={document.slug}>
        {document[title] ?? document.slug}
      </ComboboxOption>
    ));
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {several && (
          <Textarea
            name={name}
            id={name}
            value={value ?? ''}
            disabled={disabled}
            onChange={({ target }) => onChange(name, target.value)}
          />
        )}
        <Combobox
          // Begins anew after each choice: else it goes on looking for what was chosen last.
          key={several ? value : undefined}
          aria-label={several ? `Add to: ${label}` : label}
          placeholder={several ? 'Add …' : 'Choose …'}
          value={several ? '' : (value ?? '')}
          disabled={disabled}
          onChange={choose}
        >
          {options}
        </Combobox>
      </Flex>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
