import { renderTexts } from '#catalogue/render-texts.ts';
import { afterOrder } from '#content/pages/after-order.ts';
import { policyPath } from '../sections/assurance-links.ts';

export interface AfterOrderView {
  heading: string;
  lead: string;
  moments: readonly { when: string; title: string; text: string; path: string }[];
  ask: string;
}

/** What happens after an order; `delivery` is the delivery time of the packages shown: '30 to 60 days'. */
export function afterOrderView(delivery: string): AfterOrderView {
  const { moments, ...texts } = afterOrder;
  const dated = moments.map((moment) => ({ ...moment, when: moment.when.replace('{delivery}', delivery) }));
  return {
    ...renderTexts(texts),
    moments: renderTexts(dated).map(({ at, ...moment }) => ({ ...moment, path: policyPath(at) })),
  };
}
