import { cues, hasCue } from '../text/cues.ts';
import { type RefusedArea, refusedAreas } from '../vocabulary/refusals.ts';

const cleaned = (text: string, { welcome }: RefusedArea) =>
  welcome ? text.replace(new RegExp(welcome.source, 'gu'), ' ') : text;

/** The area not served that a message is about, if any; welcome neighbours are taken out first. */
export function refusedArea(text: string): RefusedArea | undefined {
  return refusedAreas.find((area) => area.asked.test(cleaned(text, area)));
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
