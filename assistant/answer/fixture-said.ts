import { formatMoney } from '#catalogue/money.ts';
import type { Want } from '#language/encode/labels.ts';
import type { Reply } from '../contract.ts';
import type { Line } from '../talk/line.ts';
import type { Ask } from './ask.ts';
import { catalogueDraft } from './catalogue.ts';
import { finish } from './draft.ts';
import { askOf, lineFor } from './fixture-ask.ts';

/** For tests: replies about the made-up shop, in dollars, whatever the agency's currency is. */
const currencySign = formatMoney(1).replace('1', '');

export function replyTo(lines: readonly Line[], given: Partial<Ask> = {}): Reply {
  const ask = askOf({ lines, ...given });
  const reply = finish(catalogueDraft(ask), ask.shop.catalogue);
  return JSON.parse(JSON.stringify(reply).replaceAll(currencySign, '$')) as Reply;
}

export const said = (lines: readonly Line[], given: Partial<Ask> = {}) => replyTo(lines, given).answer;
export const want = (...names: Want[]) => ({ wants: new Set(names) });
export const standard = lineFor('kite-building', { tiers: ['standard'] });
export const painting = lineFor('kite-painting', { tiers: ['basic'] });
