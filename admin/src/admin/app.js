import { DocumentPicker } from './document-picker.jsx';

/** No tours and no look for newer releases: the panel asks nothing of other hosts. */
export default {
  config: { tutorials: false, notifications: { releases: false } },
  register(app) {
    app.customFields.register({
      name: 'documents',
      type: 'text',
      intlLabel: { id: 'documents.label', defaultMessage: 'Documents' },
      intlDescription: { id: 'documents.description', defaultMessage: 'Other documents, by the end of their address' },
      components: { Input: async () => ({ default: DocumentPicker }) },
    });
  },
  bootstrap() {},
};
