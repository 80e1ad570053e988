import { days } from '#catalogue/duration.ts';
import { policies } from '#catalogue/fixture-policies.ts';
import type { Package } from '#catalogue/package.ts';
import type { Limits } from '#catalogue/quantities.ts';
import { createShop, type Shop } from '#catalogue/shop.ts';

/** For tests: a made-up shop whose packages have names of their own, and whose orders are days and places. */

function row(tier: string, price: number, limits: Limits = {}, inclusions: readonly string[] = []): Package {
  const name = tier
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
  return { tier, name, price, delivery: days(1), limits, inclusions };
}

const priceLists = {
  'flying-course': [row('meadow', 40), row('high-cliff', 80, {}, ['Printed wind chart']), row('summit', 120)],
  'private-flight': [row('meadow', 25, { items: 2 }), row('high-cliff', 60)],
  'kite-hire': [row('little', 9), row('glider', 20)],
  'wind-class': [row('weather-room', 30), row('l2', 35)],
  'kite-shed': [row('shelf', 4), row('cabin', 7)],
} as const satisfies Record<string, readonly Package[]>;

const serviceNames = {
  'flying-course': { name: "Beginner's Flying Course", shortName: 'Flying course', orderNoun: 'Places' },
  'private-flight': { name: 'Private Flight', shortName: 'Private flight', orderNoun: 'Flights' },
  'kite-hire': { name: 'Kite Hire', shortName: 'Hire', orderNoun: 'Days' },
  'wind-class': { name: 'Wind Class', shortName: 'Class' },
  'kite-shed': { name: 'Kite Shed', shortName: 'Shed', orderNoun: 'Nights per kite' },
};

const called = {
  'flying-course': ['beginner course', 'flying course'],
  'private-flight': ['flight alone'],
  'kite-hire': ['hire a kite'],
  'wind-class': ['wind class'],
  'kite-shed': ['kite shed'],
};

export function namedShop(): Shop {
  return createShop({ priceLists, serviceNames, policies, bySite: {} }, called, [], []);
}
