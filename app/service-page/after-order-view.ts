import { renderTexts } from '#catalogue/render-texts.ts';
import { afterOrder } from '#content/pages/after-order.ts';
import type { RefundsText } from '#content/pages/page-types.ts';
import { codeIn, policyPath } from '../sections/assurance-links.ts';
import { refundsView } from '../sections/refunds-view.ts';

export interface AfterOrderView {
  heading: string;
  lead: string;
  moments: readonly { when: string; title: string; text: string; path: string }[];
  refunds: RefundsText;
  ask: string;
}

/** What applies after an order; `delivery` ('30 to 60 days') and `inclusions` are those of the packages shown. */
export function afterOrderView(delivery: string, inclusions: readonly string[]): AfterOrderView {
  const { moments, ...texts } = afterOrder;
  const dated = moments
    .filter(({ only }) => only === undefined || only === codeIn(inclusions))
    .map(({ only, ...moment }) => ({ ...moment, when: moment.when.replace('{delivery}', delivery) }));
  return {
    ...renderTexts(texts),
    refunds: refundsView(),
    moments: renderTexts(dated).map(({ at, ...moment }) => ({ ...moment, path: policyPath(at) })),
  };
}
