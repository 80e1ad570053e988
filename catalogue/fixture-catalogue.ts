import type { Catalogue } from './catalogue.ts';
import { days, span } from './duration.ts';
import { madeUpLists } from './fixture-lists.ts';

/** For tests: everything that an invented shop sells and promises. */
export const madeUpCatalogue = {
  priceLists: { ...madeUpLists, kites: [] },
  serviceNames: {
    'kite-building': { name: 'Kite Building', shortName: 'Kite building' },
    'sky-tales': { name: 'Sky Tales', shortName: 'Tales', piece: 'tale' },
    'kite-painting': { name: 'Kite Painting', shortName: 'Painting' },
    'kite-rescue': { name: 'Kite Rescue', shortName: 'Rescue' },
    'box-kites+': { name: 'Box Kites & More', shortName: 'Box kites' },
    'kite-letters': { name: 'Kite Letters', shortName: 'Letters' },
    'kite-days': { name: 'Kite Days', shortName: 'Days' },
    'wind-ads': { name: 'Wind Ads', shortName: 'Ads' },
    'kite-care': { name: 'Kite Care', shortName: 'Care' },
    kites: { name: 'Kites', shortName: 'Kites' },
  },
  policies: {
    payment: { kind: 'deposit', percent: 40 },
    refund: { fullWithinHours: 5, afterWorkStartedPercent: 20 },
    revision: { freeRounds: 3, addedDelivery: days(1) },
    checkout: { discountPercent: 15, expressDelivery: true },
    quote: { validDays: 9 },
    delivery: { overall: span(2, 42, 'day') },
    meta: { titleCharacters: 60, descriptionCharacters: { from: 100, to: 160 } },
  },
  bySite: {},
} as const satisfies Catalogue;
