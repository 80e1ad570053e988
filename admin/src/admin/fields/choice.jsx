import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';

/** One of several values, by their labels. */
export function ChoiceField({ name, label, hint, required, disabled, attribute }) {
  const { value, error, onChange } = useField(name);
  const { called } = attribute.options;
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value ?? ''} disabled={disabled} onChange={(chosen) => onChange(name, chosen)}>
        {attribute.enum.map((each) => (
          <SingleSelectOption key={each} value={each}>
            {called[each] ?? each}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
