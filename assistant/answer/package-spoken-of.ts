import { priceLists } from '#catalogue/price-lists.ts';
import { cues, hasCue } from '../text/cues.ts';
import { isService } from '../understand/services.ts';
import { type Reading, strongOf } from '../understand/understand.ts';
import { composeCatalogue } from './compose.ts';
import type { Draft } from './draft.ts';
import { asksForInclusion } from './inclusion-words.ts';

const packageTakes = cues(
  '(it|that|this|basic|standard|premium) (one |package |plan |tier |site |app )?(also |even |already |able to )?(take|takes|accept|accepts|handle|handles|process|support|supports|allow|allows) * (payments?|cards?|paypal|stripe|logins?|users?|accounts?|apis?)',
);

/**
 * 'Does that one take card payments?' is about the package, not about paying us: all packages are shown in full, since
 * the answer may be in the next one.
 */
export function packageSpokenOf(reading: Reading, context: Reading | undefined): Draft | undefined {
  if (!context || strongOf(reading).length || !hasCue(reading.text, packageTakes)) return undefined;
  const holds = context.services.some(
    ({ service }) => isService(service) && asksForInclusion(reading.text, service, priceLists[service]),
  );
  return holds ? composeCatalogue(context.services, { ...reading, tiers: [], counts: [] }, false) : undefined;
}
