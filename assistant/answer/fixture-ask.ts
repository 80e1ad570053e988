import { offerOf } from '#catalogue/shop.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { type Line, openLine } from '../talk/line.ts';
import type { Ask } from './ask.ts';
import { type Choice, choose } from './choice.ts';

/** For tests: questions about the made-up shop. */
const shop = fixtureShop();

export function askOf(given: Partial<Ask> = {}): Ask {
  return {
    shop,
    lines: [],
    wants: new Set(['price']),
    budget: undefined,
    deadlineDays: undefined,
    claimed: { dollars: undefined, days: undefined },
    days: { start: undefined, due: undefined },
    budgetAsked: false,
    revisions: 0,
    discount: false,
    foreignMoney: false,
    shareAsked: false,
    howMany: false,
    hurried: false,
    holders: new Map(),
    tiersNamed: [],
    compared: { by: 'price', more: false, same: false },
    comparesAll: false,
    asksAdvice: false,
    earlier: [],
    told: '',
    briefly: false,
    whether: false,
    amountAsked: undefined,
    rhythmAsked: undefined,
    directly: false,
    adSpendAsked: false,
    ...given,
  };
}

export function lineFor(service: string, given: Partial<Line> = {}): Line {
  return { ...openLine(service), ...given };
}

export function choiceOf(service: string, given: Partial<Line> = {}, ask: Ask = askOf()): Choice {
  return choose(offerOf(shop, service), lineFor(service, given), ask);
}
