import { askingToPublish } from './publish-action.jsx';
import { askingToUnpublish } from './unpublish-action.jsx';

const asking = { publish: askingToPublish, unpublish: askingToUnpublish };

/** Strapi's buttons, those with an effect on the site after a question. */
export function withQuestions(actions) {
  return actions.map((action) => asking[action.type]?.(action) ?? action);
}
