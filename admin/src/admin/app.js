import { Message, PriceTag, Question } from '@strapi/icons';
import { AnswerPanel } from './answer-panel.jsx';
import { CategoryPanel } from './category-panel.jsx';
import { withQuestions } from './document-actions.js';
import { withAmounts } from './fields/amounts.jsx';
import { withPriceTable } from './fields/price-table.jsx';
import { registerFields } from './fields/register-fields.js';
import { FiguresPanel } from './figures-panel.jsx';
import { dayWork } from './home/widgets.jsx';
import { rememberLastFocusedField } from './last-focused-field.js';
import { withMarks } from './list-marks.jsx';
import { withoutOwnPlaces } from './menu.js';
import { readsMessages } from './permissions.js';
import { SchedulePanel } from './schedule-panel.jsx';
import { SitePanel } from './site-panel.jsx';
import { translations } from './translations.js';
import { VersionsPanel } from './versions-panel.jsx';
import { WordingsPanel } from './wordings-panel.jsx';

/** Dismisses Strapi's news banner, as its button does. */
const advertisement = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Side panels: ours come right below Strapi's own, which has the buttons. */
function withOurPanels([actions, ...others]) {
  return [
    actions,
    SitePanel,
    AnswerPanel,
    ...others,
    CategoryPanel,
    WordingsPanel,
    FiguresPanel,
    SchedulePanel,
    VersionsPanel,
  ];
}

/** Strapi's grey of small headings has a contrast of 3.2 on white; this one has 4.9. */
const theme = { light: { colors: { neutral500: '#6e6e8c' } } };

const menu = [
  {
    to: 'messages',
    label: 'Messages',
    icon: Message,
    Component: () => import('./messages/messages-page.jsx'),
    permissions: readsMessages,
    position: 1,
  },
  {
    to: 'quotes',
    label: 'Quotes',
    icon: PriceTag,
    Component: () => import('./quotes/quotes-page.jsx'),
    permissions: readsMessages,
    position: 2,
  },
  {
    to: 'guide',
    label: 'Help',
    icon: Question,
    Component: () => import('./guide/guide-page.jsx'),
    permissions: [],
    position: 9,
  },
];

/** No tours and no check for new releases: the panel makes no requests to other hosts. */
export default {
  config: { tutorials: false, notifications: { releases: false }, translations: { en: translations }, theme },
  register(app) {
    for (const instance of ['false', 'undefined']) localStorage.setItem(`${advertisement}:${instance}`, 'true');
    app.widgets.register(dayWork);
    for (const { to, label, ...link } of menu) {
      app.addMenuLink({ to, intlLabel: { id: `${to}.menu`, defaultMessage: label }, ...link });
    }
    registerFields(app);
  },
  bootstrap(app) {
    rememberLastFocusedField();
    const { apis } = app.getPlugin('content-manager');
    apis.addEditViewSidePanel(withOurPanels);
    apis.addDocumentAction(withQuestions);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withPriceTable);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withAmounts);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withMarks);
    app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', withoutOwnPlaces);
  },
};
