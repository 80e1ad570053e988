import { renderTexts } from '#catalogue/render-texts.ts';
import { afterOrder } from '#content/pages/after-order.ts';
import { codeIn, policyPath } from '../sections/assurance-links.ts';

export interface AfterOrderView {
  heading: string;
  lead: string;
  moments: readonly { when: string; title: string; text: string; path: string }[];
  ask: string;
}

/** What happens after an order; `delivery` ('30 to 60 days') and `inclusions` are those of the packages shown. */
export function afterOrderView(delivery: string, inclusions: readonly string[]): AfterOrderView {
  const { moments, ...texts } = afterOrder;
  const dated = moments
    .filter(({ only }) => only === undefined || only === codeIn(inclusions))
    .map(({ only, ...moment }) => ({ ...moment, when: moment.when.replace('{delivery}', delivery) }));
  return {
    ...renderTexts(texts),
    moments: renderTexts(dated).map(({ at, ...moment }) => ({ ...moment, path: policyPath(at) })),
  };
}
