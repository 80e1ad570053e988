import { Box, Button, Field, Flex, IconButton, NumberInput } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { useField, useForm } from '@strapi/strapi/admin';
import { ChoiceField } from './choice.jsx';

function NumberField({ name, label, hint, required, disabled }) {
  const { value, error, onChange } = useField(name);
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <NumberInput
        name={name}
        value={value ?? undefined}
        disabled={disabled}
        onValueChange={(number) => onChange(name, number ?? null)}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}

/** What a package holds, such as '7 pages', one per row. */
export function Amounts({ name, label, disabled, attribute }) {
  const { value } = useField(name);
  const addFieldRow = useForm('Amounts', (form) => form.addFieldRow);
  const removeFieldRow = useForm('Amounts', (form) => form.removeFieldRow);
  const rows = Array.isArray(value) ? value : [];
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="fieldset" padding={3} borderColor="neutral200" hasRadius>
      <Box tag="legend" paddingBottom={1}>
        <Field.Root>
          <Field.Label tag="span">{label}</Field.Label>
        </Field.Root>
      </Box>
      {rows.map((row, index) => (
        <Flex key={row.__temp_key__ ?? row.id} alignItems="flex-start" gap={3}>
          {attribute.options.fields.map(({ name: own, ...field }) => {
            const Input = field.attribute.enum ? ChoiceField : NumberField;
            return (
              <Box key={own} flex="1" minWidth={0}>
                <Input {...field} name={`${name}.${index}.${own}`} disabled={disabled} />
              </Box>
            );
          })}
          <Box paddingTop={6}>
            <IconButton
              label={`Remove amount ${index + 1}`}
              variant="ghost"
              disabled={disabled}
              onClick={() => removeFieldRow(name, index)}
            >
              <Trash />
            </IconButton>
          </Box>
        </Flex>
      ))}
      <Button
        variant="tertiary"
        startIcon={<Plus />}
        disabled={disabled}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => addFieldRow(name, {})}
      >
        Add an amount
      </Button>
    </Flex>
  );
}

/**
 * Shows the amounts of packages as rows. As a list in a list they would have a second 'Add one more' right above that of
 * the packages.
 */
export function withAmounts({ layout, ...others }) {
  const amounts = layout.components['catalogue.limit'];
  const packages = layout.components['catalogue.package'];
  if (!amounts || !packages) return { layout, ...others };
  const fields = amounts.layout.flat().map(({ name, label, hint, required, attribute }) => ({
    name,
    label,
    hint,
    required,
    attribute,
  }));
  const attribute = { type: 'json', customField: 'global::amounts', options: { fields } };
  const shown = packages.layout.map((row) =>
    row.map((field) => (field.attribute.component === 'catalogue.limit' ? { ...field, attribute } : field)),
  );
  const components = { ...layout.components, 'catalogue.package': { ...packages, layout: shown } };
  return { ...others, layout: { ...layout, components } };
}
