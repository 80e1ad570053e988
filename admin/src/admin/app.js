import { Message } from '@strapi/icons';
import { uidOf } from './addresses.js';
import { DocumentPicker } from './document-picker.jsx';
import { dayWork } from './home/widgets.jsx';
import { SchedulePanel } from './schedule-panel.jsx';
import { SitePanel } from './site-panel.jsx';
import { VersionsPanel } from './versions-panel.jsx';
import { WordingsPanel } from './wordings-panel.jsx';

/** Strapi's banner about its own news, put away as if by its button. */
const advertisement = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** What stands beside a form: ours right below Strapi's own, which has the buttons. */
function withOurPanels([actions, ...others]) {
  return [actions, SitePanel, ...others, WordingsPanel, SchedulePanel, VersionsPanel];
}

/** No tours and no look for newer releases: the panel asks nothing of other hosts. */
export default {
  config: { tutorials: false, notifications: { releases: false } },
  register(app) {
    for (const instance of ['false', 'undefined']) localStorage.setItem(`${advertisement}:${instance}`, 'true');
    app.widgets.register(dayWork);
    app.addMenuLink({
      to: 'messages',
      icon: Message,
      intlLabel: { id: 'messages.menu', defaultMessage: 'Messages' },
      Component: () => import('./messages/messages-page.jsx'),
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uidOf('lead') }],
      position: 1,
    });
    app.customFields.register({
      name: 'documents',
      type: 'text',
      intlLabel: { id: 'documents.label', defaultMessage: 'Documents' },
      intlDescription: { id: 'documents.description', defaultMessage: 'Other documents, by the end of their address' },
      components: { Input: async () => ({ default: DocumentPicker }) },
    });
  },
  bootstrap(app) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel(withOurPanels);
  },
};
