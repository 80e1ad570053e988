import { cues, hasCue } from '../text/cues.ts';
import { type RefusedArea, refusedAreas } from '../vocabulary/refusals.ts';

/** Words before an area's word that make it a neighbour, a comparison or a denial: 'next to the casino', 'not a casino'. */
const asideBefore =
  '(?: (?:next to|near|beside|besides|opposite|across from|behind|above|below|not|never|no|without|unlike|near to|close to|by the|former|formerly|ex|used to be|old|after|before|during|favou?rite|watching|saw|seen|about to see|like|love|hate|enjoy|works for|worked for|works at|worked at|works in|worked in|works with))(?: (?:the|a|an|any|our|my|your|some|in|at|of|with|to))*';
/** Words after it that make it a neighbour or a pastime: 'the casino next door', 'movie night'. */
const asideAfter =
  '[^ ]*(?: (?:company|office|people|firm|theatre|theater))?(?: (?:is|was|just))*(?: (?:next door|nearby|down the road|around the corner|across the street|fan|fans|buff|lover|marathon))';
/** Whoever pays, approves or asks for papers: 'the insurance paid out', 'the bank loan came through'. */
const paidAfter =
  '[^ ]*(?: (?:company|office|people|firm|agent|money))?(?: (?:has|have|had|just|finally|only|already))*(?: (?:paid|pays|paying|payout|pay out|approved|approves|approval|granted|covers|covered|claim|settlement|cheque|check|came through|rejected us|told us|told me|asked|asks|wants us|requires|number|certificate|paperwork|documents?))';
/** Money received or a thing carried: 'we got a loan', 'fully insured plumbers'. */
const received =
  '(?: (?:got|took|take|taking|received|given|approved for|applied for|repay|repaying|paying off|pay off|paid off|have|secured|fully|licensed and|bonded and|registered and))(?: (?:a|an|the|our|my|small|business|bank|startup|government|sba|car|new|big|from|out))*';
const lentAreas = /^(?:insurance|mortgages|banking loans)$/;

function incidental({ asked, name }: RefusedArea): RegExp {
  const word = asked.source;
  const kinds = [
    `${asideBefore}${word}`,
    `${word}${asideAfter}`,
    // A film night is a pastime; a poker or a casino night is what we do not serve.
    ...(name === 'movies' ? [`${word}[^ ]* nights?`] : []),
    ...(lentAreas.test(name) ? [`${received}${word}`, `${word}${paidAfter}`] : []),
  ];
  return new RegExp(kinds.join('|'), 'gu');
}

const incidentals = new Map(refusedAreas.map((area) => [area, incidental(area)]));

/** The text without welcome neighbours and incidental mentions of the area. */
function cleaned(text: string, area: RefusedArea): string {
  const { welcome } = area;
  const kept = welcome ? text.replace(new RegExp(welcome.source, 'gu'), ' ') : text;
  return kept.replace(incidentals.get(area) ?? /(?!)/, ' ');
}

/** The area not served that a message is about, if any; welcome neighbours are taken out first. */
export function refusedArea(text: string): RefusedArea | undefined {
  return refusedAreas.find((area) => area.asked.test(text) && area.asked.test(cleaned(text, area)));
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
