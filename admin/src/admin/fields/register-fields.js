import { Amounts } from './amounts.jsx';
import { CheckboxField } from './checkbox.jsx';
import { ChoiceField } from './choice.jsx';
import { DocumentPicker } from './document-picker.jsx';
import { KeywordField } from './keyword.jsx';
import { PriceTable } from './price-table.jsx';

/** The fields of `src/custom-fields.js`. Prices and amounts are only shown by a field of their own, not stored as one. */
const fields = [
  { name: 'documents', type: 'text', label: 'Documents', Input: DocumentPicker },
  { name: 'keyword', type: 'string', label: 'Name in addresses', Input: KeywordField },
  { name: 'checkbox', type: 'boolean', label: 'Checkbox', Input: CheckboxField },
  { name: 'choice', type: 'enumeration', label: 'Choice', Input: ChoiceField },
  { name: 'amounts', type: 'json', label: 'Amounts', Input: Amounts },
  { name: 'price-table', type: 'json', label: 'Prices', Input: PriceTable },
];

export function registerFields(app) {
  for (const { name, type, label, Input } of fields)
    app.customFields.register({
      name,
      type,
      intlLabel: { id: `fields.${name}`, defaultMessage: label },
      intlDescription: { id: `fields.${name}.description`, defaultMessage: label },
      components: { Input: async () => ({ default: Input }) },
    });
}
