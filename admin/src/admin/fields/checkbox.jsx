import { Checkbox, Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';

/** A checkbox with its label next to it. */
export function CheckboxField({ name, label, hint, disabled }) {
  const { value, error, onChange } = useField(name);
  return (
    <Field.Root name={name} id={name} error={error} hint={hint}>
      <Checkbox
        name={name}
        checked={Boolean(value)}
        disabled={disabled}
        onCheckedChange={(checked) => onChange(name, checked === true)}
      >
        {label}
      </Checkbox>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
