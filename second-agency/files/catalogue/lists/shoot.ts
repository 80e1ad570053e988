import { days } from '#catalogue/duration.ts';
import type { Package } from '#catalogue/package.ts';

interface Shoot {
  tier: string;
  name: string;
  price: number;
  days: number;
  hours?: number;
  photos: number;
  inclusions: readonly string[];
}

/** A package of photographs; `also-counted.ts` says what hours and photos are. */
export function shoot({ tier, name, price, days: count, hours, photos, inclusions }: Shoot): Package {
  const limits: Readonly<Record<string, number>> = { ...(hours ? { hours } : {}), photos };
  return { tier, name, price, delivery: days(count), limits, inclusions };
}
