import { offerOf } from '#catalogue/shop.ts';
import { newLine, type OrderLine } from '../dialogue/order-line.ts';
import { fixtureShop } from '../fixture-shop.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { type PackageSelection, selectPackages } from './choice.ts';

/** For tests: questions about the made-up shop. */
const shop = fixtureShop();

export function queryOf(given: Partial<CatalogueQuery> = {}): CatalogueQuery {
  return {
    shop,
    lines: [],
    wants: new Set(['price']),
    budget: undefined,
    deadlineDays: undefined,
    assumedFigures: { dollars: undefined, days: undefined },
    days: { start: undefined, due: undefined },
    budgetAsked: false,
    revisions: 0,
    mentionsDiscount: false,
    namesForeignCurrency: false,
    asksPaymentShare: false,
    asksHowManyForBudget: false,
    asksFasterDelivery: false,
    inclusionMatches: new Map(),
    tiersNamed: [],
    compared: { by: 'price', more: false, same: false },
    comparesAll: false,
    asksAdvice: false,
    earlier: [],
    lastReply: '',
    briefly: false,
    isYesNoQuestion: false,
    unitAsked: undefined,
    billingPeriodAsked: undefined,
    isInvertedQuestion: false,
    asksIfAdSpendIncluded: false,
    ...given,
  };
}

export function lineFor(service: string, given: Partial<OrderLine> = {}): OrderLine {
  return { ...newLine(service), ...given };
}

export function choiceOf(
  service: string,
  given: Partial<OrderLine> = {},
  query: CatalogueQuery = queryOf(),
): PackageSelection {
  return selectPackages(offerOf(shop, service), lineFor(service, given), query);
}
