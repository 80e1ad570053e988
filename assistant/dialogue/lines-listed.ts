import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { MentionedService } from '../read/assign-slots.ts';
import type { Reading } from '../read/reading.ts';
import type { DialogueActs } from './acts.ts';
import { applySlots } from './line-change.ts';
import { chosenTier, hasSlots, isOrdered, newLine, type OrderLine } from './order-line.ts';
import type { DialogueState } from './state.ts';

/** 'The total for WordPress Basic and 1,000 words of copy': only these lines, though more is ordered. */
export function linesListed(
  shop: Shop,
  state: DialogueState,
  { services, editCues }: Reading,
  acts: DialogueActs | undefined,
): readonly OrderLine[] | undefined {
  const isList = services.length > 1 && services.every(({ slots }) => hasSlots(slots));
  if (acts?.request !== 'total' || acts.adds || editCues.adds || editCues.refersToAll || !isList) return undefined;
  const tierIn = (line: OrderLine, { slots }: MentionedService) => {
    const offer = offerOf(shop, line.service);
    return chosenTier(offer, applySlots(newLine(line.service), offer, slots, 'named'));
  };
  const ordered = state.lines.filter(isOrdered);
  return services.flatMap((named) => {
    const alike = ordered.filter(({ service }) => service === named.service);
    const same = alike.filter((line) => chosenTier(offerOf(shop, line.service), line) === tierIn(line, named));
    return same.length ? same : alike;
  });
}
