import { DocumentPicker } from './document-picker.jsx';
import { ProblemsPanel } from './problems-panel.jsx';

/** Strapi's banner about its own news, put away as if by its button. */
const advertisement = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** No tours and no look for newer releases: the panel asks nothing of other hosts. */
export default {
  config: { tutorials: false, notifications: { releases: false } },
  register(app) {
    for (const instance of ['false', 'undefined']) localStorage.setItem(`${advertisement}:${instance}`, 'true');
    app.customFields.register({
      name: 'documents',
      type: 'text',
      intlLabel: { id: 'documents.label', defaultMessage: 'Documents' },
      intlDescription: { id: 'documents.description', defaultMessage: 'Other documents, by the end of their address' },
      components: { Input: async () => ({ default: DocumentPicker }) },
    });
  },
  bootstrap(app) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel((panels) => [...panels, ProblemsPanel]);
  },
};
