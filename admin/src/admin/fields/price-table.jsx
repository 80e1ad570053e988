import { Box, Checkbox, Field, NumberInput, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { deliveryOf } from '../delivery-of.js';

const headings = ['Package', 'Price', 'Every 30 days', 'Delivery'];

/** One package: its price is edited here, everything else below. */
function Row({ path, row, disabled, onChange }) {
  const name = row.name || 'New package';
  return (
    <Tr>
      <Td>
        <Typography fontWeight="bold">{name}</Typography>
      </Td>
      <Td>
        <Box width="14rem">
          <NumberInput
            aria-label={`Price of ${name}`}
            placeholder="on request"
            value={row.price ?? undefined}
            disabled={disabled}
            onValueChange={(price) => onChange(`${path}.price`, price ?? null)}
          />
        </Box>
      </Td>
      <Td>
        <Checkbox
          aria-label={`${name} is charged every 30 days`}
          checked={Boolean(row.recurs)}
          disabled={disabled}
          onCheckedChange={(checked) => onChange(`${path}.recurs`, checked === true)}
        />
      </Td>
      <Td>
        <Typography>{deliveryOf(row.delivery)}</Typography>
      </Td>
    </Tr>
  );
}

/** The packages of a service in a table, with their prices. */
export function PriceTable({ name, label, disabled }) {
  const { value, onChange } = useField(name);
  const rows = Array.isArray(value) ? value : [];
  if (rows.length === 0) return null;
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Table colCount={headings.length} rowCount={rows.length + 1} aria-label={label}>
        <Thead>
          <Tr>
            {headings.map((heading) => (
              <Th key={heading}>
                <Typography variant="sigma">{heading}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row, index) => (
            <Row
              key={row.__temp_key__ ?? row.id}
              path={`${name}.${index}`}
              row={row}
              disabled={disabled}
              onChange={onChange}
            />
          ))}
        </Tbody>
      </Table>
    </Field.Root>
  );
}

/** Inserts the table above the packages of a form, if it has any. */
export function withPriceTable({ layout, ...others }) {
  const table = ({ disabled, name }) => ({
    attribute: { type: 'json', customField: 'global::price-table' },
    disabled,
    label: 'Prices',
    name,
    size: 12,
    // The same permission as for the packages.
    type: 'component',
    visible: true,
  });
  const rows = layout.layout.map((panel) =>
    panel.flatMap((row) => {
      const packages = row.find(({ attribute }) => attribute.component === 'catalogue.package');
      return packages ? [[table(packages)], row] : [row];
    }),
  );
  return { ...others, layout: { ...layout, layout: rows } };
}
