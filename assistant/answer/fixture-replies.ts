import { formatMoney } from '#catalogue/money.ts';
import type { Want } from '#language/encode/labels.ts';
import type { Reply } from '../contract.ts';
import type { OrderLine } from '../dialogue/order-line.ts';
import { catalogueDraft } from './catalogue.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { finish } from './draft.ts';
import { lineFor, queryOf } from './fixture-query.ts';

/** For tests: replies about the made-up shop, in dollars, whatever the agency's currency is. */
const currencySign = formatMoney(1).replace('1', '');

export function replyTo(lines: readonly OrderLine[], given: Partial<CatalogueQuery> = {}): Reply {
  const query = queryOf({ lines, ...given });
  const reply = finish(catalogueDraft(query), query.shop.catalogue);
  return JSON.parse(JSON.stringify(reply).replaceAll(currencySign, '$')) as Reply;
}

export const answerTo = (lines: readonly OrderLine[], given: Partial<CatalogueQuery> = {}) =>
  replyTo(lines, given).answer;
export const want = (...names: Want[]) => ({ wants: new Set(names) });
export const standard = lineFor('kite-building', { tiers: ['standard'] });
export const painting = lineFor('kite-painting', { tiers: ['basic'] });
