import { cues } from '../text/cues.ts';

export interface KnownQuestion {
  /** The knowledge entry that answers it. */
  entry: number;
  asked: RegExp;
  /** Names other companies and is still about us: 'do you take PayPal'. */
  namesOthers?: boolean;
}

/** Names of ways to pay, whether or not the checkout has them. */
const payWays =
  '(paypal|stripe|credit card|debit card|card|visa|mastercard|amex|american express|bank transfer|wire transfer|wire|direct debit|sepa|wise|payoneer|skrill|crypto|bitcoin|usdt|ethereum|apple pay|google pay|gpay|easypaisa|jazzcash|upi|paytm|klarna|afterpay|venmo|zelle|cash app|alipay|mpesa|cheque|western union|moneygram|cash)';

/**
 * Questions asked in so many words that a search by words misses their entry. The entry's text stays the one answer;
 * here is only what it may be called.
 */
export const knownQuestions: readonly KnownQuestion[] = [
  ...[605, 220].map((entry) => ({
    entry,
    asked: cues('(price|cost|charge|rate|fee)s? (of|for) an? landing page', 'landing page (price|cost)s?'),
  })),
  {
    entry: 215,
    asked: cues(
      '(delete|close|remove|deactivate|cancel) (my|our|the) (account|profile)',
      '(change|update|edit) (my|our|the) (e ?mail|account|profile|login) (address |details |name )?(in|of|on|for)? *',
    ),
  },
  {
    entry: 252,
    asked: cues(
      '(set ?up|configure|create|have|get) (my |our |an? |the |new )*(business|company|professional|domain) e ?mails?',
    ),
  },
  { entry: 343, asked: cues('how (do|can|will) (i|we) (approve|accept|sign off)', 'who (approves|accepts|signs off)') },
  {
    entry: 901,
    asked: cues(
      '(recommend|suggest|advise|propose) (me |us )?(something |anything |a package |a service |a plan )?(for|to) (an? |my |our |the )?(new |small |local |young )?[^ ]+',
      'help (me |us )?(with )?(choos~|decid~|pick~|select~|find~ the right)',
      '(do not|not) (really )?(know|sure|certain) (what|which) (service|package|plan|one|thing|option)?(i|we|is|to|do|should|fits)? *(need|take|choose|order|buy|pick|start)',
      '(what|which) (services?|packages?|things?) (do|would|should|does) (i|we|my|our|an?) * (need|take|choose|order|buy|pick|start with|get)',
      '(most popular|best ?selling|most ordered|most sold|favou?rite) (package|service|plan|one|offer|product)',
      'what do most (people|clients|customers|businesses|companies) (order|buy|take|choose)',
    ),
  },
  {
    entry: 606,
    asked: cues(
      '(visitors|people|visit|traffic|site|website|shop|clicks) * (but|yet|and) * (nobody|no one|noone|none|no|not|nothing) (one )?(buys?|orders?|contacts?|calls?|books?|asks?|sales|orders|customers|inquiries|enquiries|leads)',
    ),
  },
  {
    entry: 902,
    asked: cues(
      '(get|find|attract|win|gain|bring|way to|ways to) (in |me |us )?(more |new |some |extra )+(customers|clients|calls|leads|bookings|orders|sales|enquiries|inquiries|patients|guests|buyers|business)',
      '(more|new) (customers|clients|calls|leads|bookings|sales|enquiries|inquiries|patients|guests|buyers) (how|what|which|please)',
    ),
  },
  {
    entry: 828,
    asked: cues(
      'should (i|we) (start |have |write |keep |run )?(a |to )?blog~',
      '(does|do) (blogging|a blog|blogs) (still )?(help|work|matter|pay)~',
    ),
  },
  {
    entry: 510,
    asked: cues('how many keywords (should|do|must|can|per|for|on)(?! (the|i get|you)) *'),
  },
  {
    entry: 409,
    asked: cues(
      '(will|can|does|did|is|has) (ai|chatgpt|chat ?bots?) (going to |already )?(replac~|kill~|end|destroy~|make) * seo',
      'seo (is )?(dead|still (alive|relevant|useful|needed|worth)|dying|obsolete)',
    ),
  },
  {
    entry: 461,
    asked: cues('(explain|what are|what is|meaning of|define) (a |the )?backlinks?'),
  },
  {
    entry: 69,
    asked: cues(
      'how many (people|persons|employees|staff|developers|designers|writers) (work|are|do|does|in|at|you|have)',
    ),
  },
  {
    entry: 900,
    asked: cues(
      '(are|is|r) (you|kitefold|this|it|u) (guys |people |all |really |just |only |actually |even |some )*(an? )?(real |proper |registered |actual |legal )*(freelancers?|agency|company|firm|business|team)( or)?',
      'what (kind|type|sort) of (company|agency|firm|business) (are|is) (you|kitefold|this)',
    ),
  },
  {
    entry: 254,
    asked: cues(
      '(edit|change|update|manage|maintain|replace|swap|modify) (my |our |the |its |own |all )*(texts?|photos?|pictures?|images?|content|prices|menu|words) * (myself|ourselves|later|afterwards|alone|without|easily|on my own|by (myself|hand))',
      '(edit|change|update|manage) (everything|things|stuff|it|the site|my site|our site|the website|my website) (myself|ourselves|alone|on my own|without)',
      '(can not|do not|not|no) (code|coding|know (how to )?code|programming|technical skills?) * (edit|change|update|manage)',
    ),
  },
  {
    entry: 75,
    asked: cues(
      'who (is|are) (behind|running|leading|the people behind) (kitefold|this|your|the)',
      '(who|name of) * (owns?|founded|founder|founders|ceo|director|owner|boss|runs?) * (kitefold|company|agency|this place|business)?',
      '(founder|founders|ceo|owner|director) (of|name)',
    ),
  },
  {
    entry: 69,
    asked: cues(
      'how (big|large|many people|many employees|many staff|many developers|many designers|many writers|many of you)',
      '(size|number) of (your |the )?(team|staff|company|agency|employees)',
      '(one|1) (man|person|woman) (show|business|company|band|operation)',
      '(team|employees|staff) or (is it )?(just )?(one|1|a single) *',
      '(are you|is it|is kitefold) (just )?(a )?(one person|one man|single person|big (company|team)|small (company|team))',
    ),
  },
  {
    entry: 74,
    asked: cues('time ?(zone|difference)', '(you|while you) (are )?(asleep|sleep|sleeping) *'),
  },
  {
    entry: 96,
    asked: cues(
      '(opening|working|business|office|chat|support) (hours|times)',
      '(you|team|office|support|anyone|someone|somebody) (open|work|working|answer|available|reachable|online) * (weekends?|sundays?|saturdays?|at night|24 7|round the clock|evenings?)',
      'when (are|is|do) (you|the office|the team|support|somebody) * (open|opens|available|reachable|online|close|closed)',
    ),
  },
  {
    entry: 97,
    asked: cues(
      '(book|schedule|arrange|set up|have|do) * (a |an )?(call|meeting|video call|zoom|appointment|demo)',
      '(zoom|google meet|teams|skype) *',
    ),
  },
  {
    entry: 95,
    asked: cues(
      'how (soon|fast|quick|quickly|long) * (someone|somebody|you|team|support|anyone|people) * (answer|reply|respond|get back|write back|answers|replies|responds)',
      '(response|reply|answering) time',
    ),
  },
  {
    entry: 45,
    asked: cues(
      'how (fast|quick|quickly) (do|does|are|is) (you|the bot|the chatbot|this chat) (answer~|reply~|respond~)',
    ),
  },
  {
    entry: 71,
    asked: cues(
      'resellers?',
      'white ?label~',
      '(resell|reselling|subcontract~) *',
      '(our|my) agency * (clients?|work for us|partner)',
    ),
  },
  {
    entry: 72,
    asked: cues(
      'affiliate~',
      'referral~',
      'refer a (friend|client)',
      '(commission|reward) for (bringing|referring|sending)',
    ),
  },
  {
    entry: 78,
    asked: cues(
      '(which|what|any) (industr~|sectors?|trades|branches|niches|fields|kinds of business~|types of business~) * (you|do you|are|serve|work|experience|have)',
      '(experience|worked|work) (with|in) (my|our|the) (industry|sector|trade|field|niche)',
      'do you * (every|any|all) (industry|sector|trade|kind of business|type of business|business)',
    ),
  },
  {
    entry: 80,
    asked: cues(
      'awards?',
      '(have|got|hold|any|iso|your) (iso )?(certificates?|certifications?|accreditations?|9001|27001)',
      'certifi(ed|cate|cates|cations?) (you|do you|agency|partner|by google)',
      'google partner',
    ),
  },
  {
    entry: 82,
    asked: cues(
      'how many (clients?|customers?|projects?|websites?|sites?) (have|did|do) you',
      '(number|count) of (clients?|projects?)',
    ),
  },
  {
    entry: 85,
    asked: cues(
      '(agency|you|company) (or|versus|instead of|over) (a )?(freelancers?|fiverr|upwork)',
      'freelancers? (or|versus|instead of) (an? )?agency',
    ),
  },
  {
    entry: 73,
    asked: cues(
      '(which|what|any other) languages? (do|does|can) (you|your team|they|kitefold) (speak|write|work|support|reply)',
      '(write|speak|reply|talk|articles?|texts?|content|blogs?|posts?) (in )?(urdu|hindi|arabic|spanish|french|german|chinese|english)',
    ),
  },
  { entry: 36, asked: cues('(do|can|will) you remember (me|what|my|our|us)', 'remember (me|our last|my last)') },
  {
    entry: 37,
    asked: cues(
      '(is|are|do you|will) * (chat|conversation|messages?) * (stored|saved|recorded|logged|private|kept|read|deleted)',
      '(store|save|record|log|keep|read) (my|this|our|the) (chat|conversation|messages?)',
    ),
  },
  {
    entry: 38,
    asked: cues(
      '(clear|delete|erase|reset|remove|wipe|restart) * (chat|conversation|messages)',
      'start (a )?(new|fresh) (chat|conversation)',
    ),
  },
  {
    entry: 34,
    asked: cues(
      '(are|is) * (your|the|these|this|bots?) (answers?|information|info|replies|prices) * (right|correct|accurate|reliable|trustworthy|true|up to date|current)',
      '(can|should) i (trust|rely on|believe) * (answers?|bot|chatbot|assistant|you say)',
      'hallucinat~',
      '(do|can|could|will|are|if|ever|you) (you|ever|bots?|it|this bot) * (lie|lying|mess up|make (things|stuff) up|wrong|mistaken|mistakes?|err)(?! (package|order|plan|password))',
    ),
  },
  {
    entry: 35,
    asked: cues(
      'where (do|did) you (get|have|take|learn) (your|the|this|all)',
      '(source|sources) of your (answers?|information)',
      'how do you know (all )?(this|that|these)',
    ),
  },
  {
    entry: 40,
    asked: cues('can you (see|look up|check|find|access|open) (my|our) (order|orders|account|invoice|payment|project)'),
  },
  {
    entry: 53,
    asked: cues(
      '(send|attach|upload|share) (you )?(a |an |my |some )?(files?|pictures?|photos?|voice|voice messages?|screenshots?|pdf|documents?) (here|in this chat|in the chat|to you here|to the bot)',
    ),
  },
  {
    entry: 54,
    asked: cues(
      '(look at|check|review|analy[sz]e|see|visit|open) (my|our) (site|website|page|shop) (and|for|now|here|please|to) *',
      '(tell|say) (me )?what is wrong with (my|our) (site|website|page|seo)',
    ),
  },
  {
    entry: 121,
    asked: cues(
      'currenc(y|ies) *',
      '(pay|price|prices|charge|bill|invoice) * (in|into) (euros?|eur|pounds?|gbp|rupees?|pkr|inr|aud|cad|aed|dirhams?|local money)',
      '(are|is) (these|those|that|the|your) (prices|price|figures|amounts?)? ?(in )?(us )?(dollars|usd|\\$)',
    ),
  },
  {
    entry: 272,
    asked: cues(
      '(integrat~|connect|implement|set up|add) * (payments?|stripe|paypal|checkout)',
      '(payment gateway|payment integration|online payments)',
    ),
  },
  {
    entry: 122,
    namesOthers: true,
    asked: cues(
      `(pay|paying|payment|accept|accepted|take) * ${payWays}`,
      `(is|are|do|can|what about|how about|use) ([^ ]+ )?${payWays} (okay|fine|possible|accepted|good|allowed|an option|available)`,
      `${payWays} (or ${payWays} )?\\.`,
      `${payWays} (or )?${payWays}`,
      '(which|what) (payment )?(methods?|options?|ways?) * (pay|payment|accept)',
      'payment (methods?|options?|ways)',
      'how (can|do|could) i pay',
      'ways to pay',
    ),
  },
  {
    entry: 123,
    asked: cues(
      '(tax|taxes|vat|gst) (included|on top|extra|added|inclusive)',
      '(include|including|plus|with|without|excluding|excl|incl|add|charge) (of )?(tax|taxes|vat|gst)',
      '(price|prices) * (vat|tax|taxes|gst)',
    ),
  },
  {
    entry: 127,
    asked: cues(
      'hidden (costs?|fees?|charges?|extras?)',
      '(any|no|are there) (extra|additional|surprise|other) (costs?|fees?|charges?)',
      'anything else (to|i have to) pay',
    ),
  },
  {
    entry: 128,
    asked: cues(
      '(one ?off|one ?time|single) (payment|fee|cost|price|purchase) or *',
      '(monthly|every month|recurring|subscription) or (one ?off|one ?time|once|single)',
      '(do i|must i|have to) pay (every|each) month',
    ),
  },
  {
    entry: 146,
    asked: cues(
      '(if|when) (you|it|the work|the project|my order|work|delivery) * (late|delayed|miss the|miss my|behind|overdue|not (done|ready|finished) (on|in) time|takes? longer)',
      '(you|team) (miss|missed|break|exceed) (the|my|your|a) (deadline|date)',
      '(compensation|penalty) for (delay|late)~',
      'on time guarant~',
      'guarant~ * on time',
    ),
  },
  {
    entry: 150,
    asked: cues('(days|delivery) * (weekends?)', '(working|business|calendar) days'),
  },
  { entry: 148, asked: cues('(pause|put on hold|freeze|postpone) (my|the|our|a) (project|order|work)') },
  {
    entry: 142,
    asked: cues(
      '(upgrade|switch|move|go) (up )?(to|from) (a |the )?(higher|bigger|better|another|different|premium|standard|next) * (after|later|once|already|mid)',
      '(upgrade|change|switch) (my|the) (package|plan|tier|order)',
    ),
  },
  {
    entry: 183,
    asked: cues(
      '(order|buy|combine|book|take) (several|multiple|many|two|three|more than one|different) (services?|packages?|things)',
      '(services|packages) (at once|together|in one order)',
    ),
  },
  {
    entry: 177,
    asked: cues(
      '(need|have to have|must have|require~|without) (an |any )?account (to|for) (order|buy|purchase)',
      'order (without|as a guest)',
      'guest checkout',
    ),
  },
  { entry: 214, asked: cues('(order|buy|purchase) (by|over|through|via|on|with) (whatsapp|e ?mail|phone)') },
  {
    entry: 206,
    asked: cues('(company|tax|vat|business) (name|number|id|details) (on|to|in) (the|my|our) (invoice|bill|receipt)'),
  },
  {
    entry: 154,
    asked: cues(
      '(another|other|different|my own|new|in house) (developer|agency|programmer|team|company) * (continue|take over|work on|maintain|edit|change|finish)',
    ),
  },
  {
    entry: 344,
    asked: cues(
      '(talk|speak|write|chat) (directly )?(to|with) (the|my|your|a) (designer|developer|programmer|writer|coder)s?',
    ),
  },
  {
    entry: 350,
    asked: cues(
      'what (do|will|would) (i|you|we) (get|receive|hand over|deliver|have) (at|in) the end',
      '(at|by) the end of (the|a|my) project',
    ),
  },
  {
    entry: 351,
    asked: cues(
      '(train|training|teach|show|explain) * (staff|team|me|us|employees) * (use|edit|update|manage|work with) (it|the site|the website|the cms|wordpress)',
    ),
  },
  {
    entry: 393,
    asked: cues(
      '(support|help|fixes|bugs?) * (after|included|once|following) * (launch|delivery|delivered|handover|live|finished|done|project)',
      '(after|once) (launch|delivery|handover|it is live|you finish) * (support|help|fix|maintenance|bugs?)',
      'warranty',
    ),
  },
  {
    entry: 387,
    asked: cues(
      '(site|website|shop|page|store) (is|went|has gone|just went|keeps going) (down|offline)',
      '(my|our) (site|website) (crashed|does not open|will not open|is unreachable)',
    ),
  },
  {
    entry: 398,
    asked: cues('(been|was|is|got|get|being) hacked', '(know|notice|tell|check) (if|whether|that) * hacked'),
  },
  {
    entry: 316,
    asked: cues(
      '(developer|programmer|web guy|freelancer|designer|agency) (has |have |is |just )?(disappeared|vanished|gone|left us|left me|quit|ghosted|stopped answering|will not answer|ran away)',
    ),
  },
  {
    entry: 315,
    asked: cues(
      '(fix|repair|finish|improve|take over|continue) (a |the |my |our )?(site|website|project|app|code|shop) * (someone|somebody|another|other|previous|old|former|else|different)~ *',
    ),
  },
  {
    entry: 329,
    asked: cues(
      '(php|laravel|python|django|ruby|rails|java|net|c|flutter|vue|angular|golang|codeigniter|symfony|dotnet) (developers?|development|programming|website|site|app|project|code|coding)',
      '(do|can|use|know|code|program|build|work) * (in|with|use|do|know) (php|laravel|python|django|ruby|java|dotnet|flutter|vue|angular|golang|codeigniter|symfony|svelte)',
      'you (do|know|use|offer) (php|laravel|python|django|ruby|java|dotnet|flutter|vue|angular|golang|codeigniter|symfony|svelte)',
    ),
  },
  {
    entry: 222,
    asked: cues(
      '(do|can|could|would) you * (shopify|wix|squarespace|webflow|magento|drupal|joomla|prestashop|bigcommerce)',
      '(build|make|create|need|want|work) * (shopify|wix|squarespace|webflow|magento|drupal|joomla|prestashop|bigcommerce) *',
    ),
  },
  { entry: 314, asked: cues('apis? (for|behind|of) (my|our|a|an|the) * (app|apps|application)') },
  {
    entry: 288,
    asked: cues(
      '(mobile|phone|iphone|ios|android|native|play store|app store) (app|apps|application|applications)',
      '(app|apps) (for|on) (the )?(iphone|ios|android|phones?|play store|app store)',
    ),
  },
  {
    entry: 330,
    asked: cues(
      '(hire|rent|book) (a|one|your|one of your|some) (developer|designer|writer|programmer)s? (by|per|for) (the |an )?(hour|day|week|month)',
      '(hourly|per hour|by the hour) *',
    ),
  },
  {
    entry: 246,
    asked: cues(
      '(register|buy|get|purchase|include|included|provide) * domain',
      'domain (included|name included|registration)',
      'is (a|the) domain *',
    ),
  },
  {
    entry: 249,
    asked: cues(
      '(is|are|does|do|include|included|including|with|get|provide|offer) * hosting',
      'hosting (included|setup|set up|extra|separate|part)',
      'host (my|the|our) (site|website)',
    ),
  },
  { entry: 284, asked: cues('(move|migrate|transfer|shift) (my|our|the|a) (site|website|shop|wordpress|blog)') },
  {
    entry: 278,
    asked: cues(
      '(work|works|look|looks|fit|display|good|ok|usable|show) (good |well |fine |nice )?(on|for) (phones?|mobiles?|tablets?|small screens|iphones?|all devices|every device|smartphones?)',
      '(mobile|phone) (friendly|ready|version|responsive)',
      'responsive (design|site|website)',
    ),
  },
  {
    entry: 280,
    asked: cues(
      '(my|our) (site|website|page|shop|homepage) (is|has become|got|loads?|feels|takes|seems) * (slow|slowly|forever|ages|sluggish|too long to load)',
      '(make|speed) * (my|our) (site|website|page) * (faster|quicker|up)',
      'slow (site|website|page)',
    ),
  },
  {
    entry: 606,
    asked: cues(
      '(visitors|traffic|visits|people (come|visit)|clicks) * (but|and|yet|without|no|zero) * (enquir~|inquir~|leads?|calls?|contacts?|sales|orders|customers|conversions?|buys?|bookings?)',
      '(visitors|people|they|users|customers|everyone) (leave|bounce|go away|drop off|abandon|run away|click away) *',
      '(nobody|no one) * (contacts?|calls?|buys?|orders?|books?|writes?) * (site|website|us|me|shop)?',
    ),
  },
  {
    entry: 418,
    asked: cues(
      '(seo|google ads|ads|adwords|ppc) (or|versus|vs) (google |paid )?(seo|google ads|ads|adwords|ppc)',
      '(seo|ads) * (better|first|rather) * (seo|ads)',
    ),
  },
  {
    entry: 597,
    asked: cues(
      '(just|newly|recently) (started|opened|founded|launched) (a |my |our )?(new )?(business|company|shop|firm|startup|agency|store)',
      '(new|young) (business|company|startup|shop|firm) * (where|what|how|which|advice|first|start|begin|need)',
    ),
  },
  {
    entry: 353,
    asked: cues(
      '(what|which) (comes|should come|do i do|should i do|to do|is) first',
      '(website|seo|logo|texts|content) (first )?or * first',
      '(order|sequence) of (steps|things)',
    ),
  },
  {
    entry: 356,
    asked: cues(
      '(small|little|tight|limited|low|tiny) (budget|money)',
      '(not much|hardly any) money',
      '(best|most) (use|value|for) (of )?(my|little|the|our) (budget|money)',
      'bang for',
    ),
  },
  {
    entry: 612,
    asked: cues(
      '(competitors?|rivals?|competition) (is|are) (everywhere|ahead|bigger|winning|all over)',
      '(catch up|keep up|compete) with *',
    ),
  },
  {
    entry: 613,
    asked: cues(
      '(shop|store|webshop|ecommerce) * (no|few|hardly|low|zero|little|not enough|bad) (sales|orders|customers|buyers)',
      '(more|increase|boost|grow) (my |our )?(online )?sales',
    ),
  },
  {
    entry: 610,
    asked: cues(
      '(marketing|advertis~|promot~) * (local|small|corner) (shop|business|store|restaurant|cafe|salon|bakery)',
      '(local|small|corner) (shop|business|store|restaurant|cafe|salon|bakery) * (marketing|advertis~|promot~|more customers|get customers|known)',
    ),
  },
  { entry: 601, asked: cues('(e ?mail|newsletter) (marketing|campaigns?|newsletters?|blasts?)', 'newsletters?') },
  { entry: 607, asked: cues('branding', 'brand (identity|book|guidelines|strategy|design)') },
  {
    entry: 602,
    asked: cues(
      '(tv|radio|billboard|print|newspaper|influencer|sms|leaflet|flyer) (ads?|advert~|marketing|campaigns?)',
    ),
  },
  {
    entry: 579,
    asked: cues(
      '(reels?|videos?|animation|animated) (for|on|make|production|content|service)?',
      'video (editing|ads?|marketing)',
    ),
  },
  { entry: 577, asked: cues('(buy|sell|get me|purchase|fake) * (followers|likes|subscribers|views)') },
  {
    entry: 592,
    asked: cues(
      '(create|open|set up|make) (new |a |an |my |our |us |me )*(facebook|instagram|linkedin|twitter|youtube|tiktok|social media|social) (page|account|profile|channel)s?',
    ),
  },
  { entry: 497, asked: cues('(more|get|need|want|collect|increase) * (google )?reviews', 'reviews (for|on) (my|our)') },
  { entry: 492, asked: cues('(google maps?|map pack|map results?|google business( profile)?|gmb|local pack)') },
  {
    entry: 410,
    asked: cues(
      '(is )?seo * worth *',
      'worth (doing|paying for|it to do|investing in) * seo',
      '(should|do) (i|we|a small business|my business) * (need|do|bother with|invest in|get) seo',
    ),
  },
  {
    entry: 425,
    asked: cues(
      '(do|learn|handle|manage) (the |my |our )?(own )?seo (myself|ourselves|on my own|alone)',
      'diy seo',
      'seo (myself|on my own)',
    ),
  },
  {
    entry: 421,
    asked: cues(
      '(know|see|tell|measure|check|prove|track) (if|whether|that|how) * (seo|it) * (working|works|helps|paying off|successful)',
      'measure * (seo|success)',
    ),
  },
  {
    entry: 405,
    asked: cues(
      'why (can|do|does|will|would) (nobody|no one|you|agencies|no agency) * (guarant~|promis~)',
      'why * (not|no) guarant~',
    ),
  },
  {
    entry: 415,
    asked: cues(
      '(traffic|visitors|rankings?|positions?) * (dropped|fell|falling|lost|down|crashed|disappeared|gone)',
      '(lost|losing|drop in) * (traffic|rankings?|visitors|positions?)',
    ),
  },
  {
    entry: 432,
    asked: cues(
      '(not|never|cannot|wont) * (show~|appear~|find|found|listed|indexed|visible) * (on|in|by|at) google',
      '(invisible|missing|nowhere) (on|in|at) google',
    ),
  },
  {
    entry: 465,
    asked: cues(
      '(outreach|guest posts?|niche edits?|link insertions?) (or|versus) (blogger )?(outreach|guest posts?|niche edits?|link insertions?)',
      'which (kind of )?(links?|link service|backlinks?) *',
    ),
  },
  {
    entry: 731,
    asked: cues(
      '(differ~|compar~|explain~|meaning|versus|mean) * (on ?page) * (off ?page)',
      '(differ~|compar~|explain~|meaning|versus|mean) * (off ?page) * (on ?page)',
      '(on ?page|onpage) (seo )?(and|or|versus) (off ?page|offpage) (seo )?(differ~|explain~|meaning|simple)',
    ),
  },
  {
    entry: 236,
    asked: cues(
      '(wordpress|react|nextjs|strapi|mern|next) (or|versus|better than) (wordpress|react|nextjs|strapi|mern|next)',
      '(which|what) (technology|platform|cms|stack) * (best|better|right|choose|suits?|recommend|should)',
    ),
  },
  {
    entry: 245,
    asked: cues(
      '(need|want) a website * (facebook|instagram|already have)',
      '(facebook|instagram) (page )?(is )?(enough|instead of a (site|website))',
    ),
  },
  { entry: 241, asked: cues('how many pages (do|does|should|would|will) (i|we|my|a|an|our|the) *') },
  { entry: 572, asked: cues('how (often|many times|frequently) (should|do|must) (i|we) post') },
  {
    entry: 581,
    asked: cues(
      'which (social )?(network|platform|social media|channel)s? (is|are|suits?|fits?|should|works?|best|do you recommend)',
    ),
  },
  { entry: 570, asked: cues('which (social )?(networks|platforms|channels)') },
  {
    entry: 828,
    asked: cues(
      '(need|have|start|want|worth) (a |having a |to have a )?blog (for|at all|or not|to rank)',
      'do i (really )?need a blog',
    ),
  },
  {
    entry: 323,
    asked: cues(
      '(repair|fix|redesign|update|refresh|keep) * (old|existing|current) (site|website) or *',
      '(new (site|website)|start over|rebuild) or (fix|repair|keep|update|redesign)~',
    ),
  },
  { entry: 244, asked: cues('(start ?up|app|business|product) idea', 'mvp', 'first version') },
  {
    entry: 321,
    asked: cues(
      '(have|got) (an|a|this) idea * (but|no|how|where|what)',
      '(do not|dont) know (where|how) to (start|begin)',
    ),
  },
  {
    entry: 401,
    asked: cues(
      'what (is|does|means?) (an |the )?seo',
      'seo (mean|means|meaning|definition|explained)',
      'explain (me )?seo',
    ),
  },
  {
    entry: 480,
    asked: cues(
      'what (is|are) (an? )?(niche edits?|link insertions?)',
      '(niche edits?|link insertions?) (mean|means|meaning|explained)',
      'explain (me )?(niche edits?|link insertions?)',
    ),
  },
  { entry: 141, asked: cues('(more|over|above|beyond) (than )?([0-9]+ )?pages', '(extra|additional) pages') },
  {
    entry: 225,
    asked: cues(
      'multilingual',
      'bilingual',
      '(site|website|pages|shop) * (in|into) (arabic|urdu|spanish|french|german|hindi|chinese|turkish|italian|portuguese|russian|two languages|several languages|[0-9]+ languages|my language|many languages|both languages)',
    ),
  },
  {
    entry: 223,
    asked: cues(
      '(bookings?|appointments?|reservations?) (online|on (the|my|our) (site|website))',
      'online (bookings?|appointments?|reservations?)',
      '(book|reserve) (a table|appointments?|online|with us online)',
    ),
  },
  {
    entry: 732,
    asked: cues(
      '(geo|ai seo) * (same as|differ~|versus|replace~|instead of|better than|part of|or) * seo',
      'seo (and|or|versus) (geo|ai seo) *',
      '(differ~|versus) * seo * (geo|ai seo)',
    ),
  },
  {
    entry: 6021,
    asked: cues(
      '(website|site) * (same as|differ~|versus|or) * (web ?app|web application)',
      '(web ?app|web application) * (same as|differ~|versus|or) * (website|site)',
    ),
  },
  {
    entry: 301,
    asked: cues(
      '(stock )?(photos?|photography|images|pictures) (are |is |be )?(included|provided|part|extra)',
      '(provide|supply|include|find|get|deliver) (the |stock |any )?(photos?|photography|images|pictures)',
    ),
  },
  {
    entry: 336,
    asked: cues(
      'how (will|do|would|can) we (communicate|talk|stay in touch|keep in touch|work together|exchange)',
      '(communicate|communication) (during|with you|with the team|work)',
    ),
  },
  {
    entry: 351,
    asked: cues(
      'you (offer|provide|give|do) (any )?training',
      '(train|teach) (my|our|the) (staff|team|people|employees)',
    ),
  },
  {
    entry: 809,
    asked: cues(
      '(ai|chatgpt|robot|robots|machine|bot) (write|writes|written|generated|writing|content|texts?)',
      '(articles?|texts?|content|blogs?|copy) * (unique|original|plagiari~|copied|spun|written by (ai|hand|humans?))',
      '(by|with|using) (ai|chatgpt) or',
      '(written|write) * (by|with) (ai|chatgpt|humans?|real people|a person)',
    ),
  },
  {
    entry: 510,
    asked: cues('(how many )?keywords (per|for each|on each|on one|a) page', 'how many keywords (should|can|does) *'),
  },
  {
    entry: 575,
    asked: cues('(approve|approval|check|see|review|sign off) * posts * (before|first|live|go)', 'approve * posts?'),
  },
  {
    entry: 550,
    asked: cues(
      '(when|how (soon|quickly|fast|long)) * ads (start|begin|run|work|bring|show|take)',
      'ads * (how (soon|quickly|fast)|when) * (clicks?|customers|calls|work|results?)',
    ),
  },
  {
    entry: 61,
    asked: cues(
      'why (so|are you so|is it so|that) (cheap|expensive|low|high)',
      'why (are|is) (your|the) (prices?|services?|packages?) * (cheap|expensive|low|high|fixed|dear)',
    ),
  },
  {
    entry: 81,
    asked: cues(
      '(work|deal|help) (with|for) (a |an )?(startups?|small (business~|compan~|firms?)|freelancers?|individuals?|private persons?|big compan~|large compan~|one person|solo)',
      'minimum order',
    ),
  },
  {
    entry: 147,
    asked: cues(
      '(i am|i|we are|we) late (with|sending|to send|delivering|providing)',
      '(my|our) (texts?|content|pictures|materials?) (are|is) (late|not ready)',
    ),
  },
  {
    entry: 105,
    asked: cues(
      'when (do|will|can|would) (you|the work|work) (start|begin)',
      'how (soon|quickly) (do|will|can) (you|work) (start|begin)',
      'start after (payment|i pay|paying)',
    ),
  },
  { entry: 302, asked: cues('(copy|clone|imitate|replicate) * (site|website|design|layout|page)') },
];
