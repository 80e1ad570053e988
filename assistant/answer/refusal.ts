import { cues, hasCue } from '../text/cues.ts';
import { isAside, type Naming } from '../understand/aside.ts';
import { type RefusedArea, refusedAreas } from '../vocabulary/refusals.ts';

/** Every place where the text names the area; welcome neighbours are taken out first. */
function namingsOf({ asked, welcome }: RefusedArea, text: string): Naming[] {
  const kept = welcome ? text.replace(new RegExp(welcome.source, 'gu'), ' ') : text;
  return Array.from(kept.matchAll(new RegExp(asked.source, 'gu')), ({ 0: found, index }) => {
    const end = index + found.length;
    const sentence = kept.lastIndexOf(' . ', index);
    return {
      words: found.trim(),
      before: kept.slice(sentence < 0 ? 0 : sentence + 2, index),
      after: `${kept.slice(end).split(' . ')[0]?.trimEnd()} . `,
      rest: kept.slice(end),
    };
  });
}

/** The area not served that a message is about, if any. */
export function refusedArea(text: string): RefusedArea | undefined {
  return refusedAreas.find(
    (area) => area.asked.test(text) && namingsOf(area, text).some((naming) => !isAside(area.name, naming)),
  );
}

const aboutTheRule = cues(
  '(order|purchase|project) * (cancel~|binned|rejected|refused|dropped)',
  '(cancel~|binned|rejected|refused) * (order|purchase|project)',
  'is that normal',
  'why',
);

export function refusalText({ name }: RefusedArea, text: string): string {
  const opening = hasCue(text, aboutTheRule) ? 'That is our policy' : "Sorry, we can't take that on";
  return `${opening}: we do not serve ${name}, and orders in that area are not accepted and may be cancelled. If you have another project in mind, or think this is a misunderstanding, write to {company.email} or WhatsApp {company.whatsapp}.`;
}
