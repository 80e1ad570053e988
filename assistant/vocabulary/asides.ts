/**
 * What makes the name of a refused area an aside: the words that lead to it, and those that follow it in its sentence.
 * The first kind ends where the name begins, the second begins where it ends.
 */
const links =
  '(?: (?:the|a|an|any|our|my|your|their|his|her|this|that|some|in|at|of|on|with|to|for|as|by|local|annual|big|small|little|old|new|online|bank|business|whole|professional|busy|famous|out|from))*$';
const kin =
  'wife|husband|brother|sister|cousin|dad|father|mum|mom|mother|son|daughter|uncle|aunt|friend|neighbou?r|landlord|boss|partner|mate|girlfriend|boyfriend|family|parents';
const goods =
  'seats?|seating|chairs|uniforms?|furniture|catering|food|snacks|popcorn|cleaning|lights?|lighting|carpets?|shoes?|costumes?|clothes|clothing|wear|dress|dresses|wigs|cameras?|photograph\\S*|physio\\S*|clinic|canteen|cafeteria|kitchens?|guards?|flowers|lockers|plumbing|memorabilia|injur\\S*|floors?|flooring|mirrors?';

export const asideBefore: readonly RegExp[] = [
  // A neighbour, a past, a sponsored feast.
  new RegExp(
    ` (?:next to|near|beside|besides|opposite|across from|behind|above|below|close to|by the|former|formerly|ex|previously|retired|unlike|rather than|instead of|after|before|during|favou?rite|about to see|sponsor\\S*|donat\\S*|attend\\S*|exhibit\\S*|(?:used to|works|worked|left|quit|career|years|decades?|clerk|background)(?: (?:work|working|be|run|own|sell|for|at|in|with|as))*|(?:was|were) (?:a|an|the|once|previously))${links}`,
  ),
  new RegExp(
    ` (?:not|never|no|nothing|without|hate|hates|neither|nor|anti)(?: (?:want|going|need|like|into|about|be|have|play|playing|do|doing|sell|selling|really|just|planning|even|is|are|it|related|singing|all))*${links}`,
  ),
  // What people do in their own time.
  new RegExp(
    ` (?:i|we|he|she|who|also|really|always|${kin}) (?:am |are |is |was )?(?:lik|lov|hat|enjoy|watch|play|saw|seen|go to|went to|listen|danc)(?:s|es|d|ed|e|ing)?${links}| watching${links}`,
  ),
  // Those who want away from it, and those who help them.
  / (?:recover\S*|rehab\S*|quit\S*|overcom\S*|addict\S*|victims?|against|warn\S*|prevent\S*|fight\S*|counsel\S*|escap\S*|away from|affected by|suffer\S*|struggl\S*|support groups?|dangers? of|harms? of|(?:help|support|treat)(?:s|ing)? (?:[^ .]+ )?(?:people|addicts|families|kids|teens|youngsters|them|those|men|women|patients|victims|youth))(?: (?!find|get|compare|buy|win|access|apply)[^ .]+){0,4}$/,
  / (?:surname|family name|mr|mrs|ms|miss|dr)(?: is)?$/,
];

export const asideAfter: readonly RegExp[] = [
  /^\S*(?: (?:company|office|people|firm|theatre|theater))?(?: (?:is|was|just))*(?: (?:next door|nearby|down the road|around the corner|across the street|fan|fans|buff|lover|marathon))(?= )/,
  /^(?: (?:or|and) [^ ]+)? (?:addict\S*|recover\S*|rehab\S*|prevention|awareness|harm|problems?|abuse|misuse|victims?|counsel\S*|spam|malware|hacks?)(?= )/,
  new RegExp(`^ (?:${goods})(?= )`),
];

/** Trades that serve such places without being one. */
export const suppliedBefore = new RegExp(
  ` (?:(?:${goods})(?: [^ .]+)? (?:for|to|in|of|at|inside)|(?:clean|cater|guard|paint|repair|furnish|decorat|renovat|deliver|cook|suppl|transport)(?:e|s|es|ing|y|ies)?(?: (?:[^ .]+ )?(?:for|to|up))?)${links}`,
);

/** A house of another trade that also has some of it: 'a gym with dance classes'. */
export const sideOffer =
  / (?:gym|fitness|hotel|pub|cafe|restaurant|church|library|school|community|holiday park|resort)(?: [^ .]+){0,3} (?:with|has|have|hosts?|hosting|offers?|plus)(?: [^ .]+){0,3}$/;

/** Somebody else's trade, told before one's own: 'my wife sells insurance, I need a logo for my garage'. */
export const othersTrade = new RegExp(` (?:my|our|his|her|their) (?:${kin})(?: (?!and )[^ .]+){0,4}$`);
export const ownTrade =
  / (?:i|we) (?:just |only |myself )?(?:need|want|run|have|own|sell|make|am|are|do|would)(?= )| for (?:my|our) | (?:mine|my own|my (?:shop|business|company|firm|store)) /;
export const theirWish = / (?:he|she|they|him|her|them|their|wants?|needs) /;

/** The trade itself, whoever is said to have or owe what. */
export const tradeAfter =
  /^ (?:company|business|firm|agency|brokers?|brokerage|website|site|app|platform|portal|startup|products?|page|landing|shop|store|services?|industry|niche|blog|clients?|comparison|calculators?|agents?|software|leads?|market|seo|ads|advis[eo]rs?)(?= )/;
/** Money received or owed, a thing carried, whoever pays or asks for papers: 'we got a loan', 'the insurance paid'. */
export const owedBefore = new RegExp(
  ` (?:got|took|take|taking|received|given|approved|applied|repay\\S*|pay|pays|paying|paid|owe|owing|afford|have|has|having|had|carry|hold|secured|from|her|his|their|students? on|living on|fully|licensed and|bonded and|registered and|proof|my|our|sba|government|startup|liability|are|is|cover|data)(?: off)?(?: (?:a|an|the|my|our|off))*(?: (?:student|car|house|home|life|health|travel))?${links}`,
);
export const owedAfter =
  /^(?: (?:company|office|people|firm|agent|money))?(?: (?:has|have|had|just|finally|only|already))*(?: (?:paid|pays|paying|payout|pay out|approved|approves|approval|granted|covers|covered|claim|settlement|cheque|check|came through|rejected us|told us|told me|asked|asks|wants us|requires|number|certificate|paperwork|documents?|against|from you|ate|eats))(?= )/;

/** Filmgoers' pastimes and rooms; a poker or a casino night is what we do not serve. */
export const filmAfter = /^ (?:nights?|themed|rooms?|inspired)(?= )/;

/** Things lent by libraries and hire shops, not money. */
export const lentAfter =
  /^(?: (?:out|our|the|free|of|some|old|its|their))* (?:drills?|tools?|bikes?|bicycles|books?|toys?|games|art\S*|paintings|works|instruments|equipment|laptops|cars|vans|clothes|dresses|costumes|wheelchairs|umbrellas|boats|librar\S*|machines|skis|prams|furniture|a hand|word|of your)(?= )/;
export const lentBefore = / (?:librar\S*|museum|gallery|toys?|tools?|books?|equipment|bikes?)(?: [^ .]+){0,3}$/;

/** A risk, not a game: 'SEO feels like a gamble', 'roulette with my rankings'. */
export const riskWord = /^(?:gambl\S*|lottery|lotto|bets?|roulette|jackpot|poker|casino)$/;
export const riskBefore =
  / (?:seo|it|that|this|ads|advertising|ranking\S*|posting|posts|links|marketing|everything|just|feels?|seems?|sounds?|hit|play|playing|such)(?: (?:is|are|be|just|such|all|like|a|an|the))*$/;
export const riskAfter = /^ (?:\.|(?:with|on) (?:my|our|your|an?)|to|if|whether|or|not|is)(?= )/;
export const riskTaken = /^ (?:with|on|my|our|that|it|everything|away)(?= )/;

/** 'CBD' as the centre of a city. */
export const cityCentre =
  / (?:the|city|inner|central|downtown|(?:located|based|are|is|am|office|shop|cafe|clinic) in)$/;
export const soldAfter =
  /^ (?:oils?|gumm\S*|products?|shop|store|brand|industry|niche|market|business|company|tincture|vape)(?= )/;
